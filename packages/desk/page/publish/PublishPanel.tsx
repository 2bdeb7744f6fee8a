import { useState } from 'react';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { PublishSteps } from './PublishSteps.tsx';
import { publishWords } from './publish-words.ts';
import type { Publishing } from './publishing.ts';
import { RunOutcome } from './RunOutcome.tsx';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** Why nothing can be published now; undefined if it can. */
function hindrance({ list, unsaved, desk }: Publishing): string | undefined {
  const { changes } = list;
  if (desk.drafts.state === 'waiting' || desk.drafts.state === 'saving') return words.saving;
  if (!changes || list.isReading || list.isStale) return words.reading;
  if (list.failure) return words.readFirst;
  if (changes.problems.length > 0) return words.problems(changes.problems.length);
  if (unsaved.length > 0) return words.unsaved;
  // A folder may be made again, and the first publish has all pages.
  const isSame = changes.since !== null && changes.entries.length === 0 && changes.target.kind === 'push';
  return isSame ? words.nothing : undefined;
}

const focusIt = (heading: HTMLElement | null) => heading?.focus();

/** The button that publishes, the question before it where statements of the sample would go out, and the outcome. */
export function PublishPanel() {
  const publishing = usePublishing();
  const [isAsking, setAsking] = useState(false);
  const { list, run, desk } = publishing;
  const { changes } = list;
  if (!changes) return null;
  const reason = hindrance(publishing);
  const isReady = !run.isUnderWay && reason === undefined;
  const start = (isSure: boolean) => {
    if (!isReady) return;
    const asks = !isSure && changes.atStake.length > 0;
    setAsking(asks);
    if (!asks) void run.start();
  };
  return (
    <section className="box changes-publish" aria-labelledby="changes-publish">
      <h3 id="changes-publish">{words.heading}</h3>
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          aria-disabled={!isReady}
          aria-describedby="changes-reason"
          onClick={() => start(false)}
        >
          {words.start(changes.target)}
        </button>
        <p id="changes-reason" className="help">
          {run.isUnderWay ? '' : reason}
        </p>
      </div>
      {isAsking && isReady ? (
        <section className="changes-problems" aria-labelledby="changes-stake">
          <h4 id="changes-stake" tabIndex={-1} ref={focusIt}>
            {words.atStake}
          </h4>
          <ProblemList problems={changes.atStake} />
          <div className="changes-tools">
            <button type="button" className="button" onClick={() => desk.show({ kind: 'problems' })}>
              {words.change}
            </button>
            <button type="button" className="quiet-button" onClick={() => start(true)}>
              {words.anyway}
            </button>
          </div>
        </section>
      ) : null}
      <PublishSteps />
      <RunOutcome />
    </section>
  );
}
