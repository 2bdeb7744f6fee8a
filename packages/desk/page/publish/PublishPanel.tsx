import { useEffect, useRef, useState } from 'react';
import { groupsOf, ProblemGroups } from '../drawer/ProblemList.tsx';
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

/** The button that publishes, what it would stumble over, and what becomes of it. */
export function PublishPanel() {
  const publishing = usePublishing();
  const { list, run } = publishing;
  const [isAsking, setAsking] = useState(false);
  const warnings = useRef<HTMLDetailsElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isBusy = run.isUnderWay || run.isJoining;
  const reason = hindrance(publishing);
  // A question about warnings is over once something is published or changed.
  const asks = isAsking && !isBusy && reason === undefined;
  useEffect(() => {
    if (asks) sure.current?.focus();
  }, [asks]);
  useEffect(() => {
    // The question that was answered is gone, and would take the focus with it.
    if (run.isUnderWay) first.current?.focus();
  }, [run.isUnderWay]);
  const { changes } = list;
  if (!changes) return null;
  const groups = groupsOf({ ...changes, problems: [] });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const publish = () => {
    setAsking(false);
    void run.start();
  };
  const start = () => {
    if (isBusy || reason !== undefined) return;
    if (count > 0 && !asks) setAsking(true);
    else publish();
  };
  return (
    <section className="box changes-publish" aria-labelledby="changes-publish">
      <h3 id="changes-publish">{words.heading}</h3>
      {count > 0 ? (
        <details ref={warnings}>
          <summary>{publishWords.warnings(count)}</summary>
          <p className="help">{publishWords.warningsHelp}</p>
          <ProblemGroups groups={groups} level="h4" />
        </details>
      ) : null}
      {asks ? (
        <div className="changes-sure">
          <p id="changes-sure">{words.sureHeading(count)}</p>
          <div className="changes-tools">
            <button
              type="button"
              className="button"
              ref={sure}
              aria-describedby="changes-sure"
              onClick={publish}
            >
              {words.sure}
            </button>
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                setAsking(false);
                if (warnings.current) warnings.current.open = true;
                warnings.current?.querySelector('summary')?.focus();
              }}
            >
              {words.lookFirst}
            </button>
          </div>
        </div>
      ) : (
        <div className="changes-tools">
          <button
            type="button"
            className="button"
            ref={first}
            aria-disabled={isBusy || reason !== undefined}
            aria-describedby="changes-reason"
            onClick={start}
          >
            {words.start(changes.target)}
          </button>
          <p id="changes-reason" className="help">
            {isBusy ? '' : reason}
          </p>
        </div>
      )}
      <PublishSteps />
      <RunOutcome />
    </section>
  );
}
