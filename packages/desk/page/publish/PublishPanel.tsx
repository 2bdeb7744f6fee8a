import { useState } from 'react';
import type { Desk } from '../desk.ts';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { useDesk } from '../use-desk.ts';
import { publishWords } from './publish-words.ts';
import type { Publishing } from './publishing.ts';

const words = publishWords.publish;

/** Why nothing can be published now; undefined if it can. */
function hindrance({ drafts: { state }, publishing }: Desk): string | undefined {
  const { changes, isReading } = publishing;
  if (!changes || isReading || state === 'waiting' || state === 'saving') return words.reading;
  if (state !== 'saved') return words.unsaved;
  if (changes.problems.length > 0) return words.problems;
  // A folder can be built again, and the first publish sends all pages.
  const isSame = changes.since !== null && changes.entries.length === 0 && changes.target.kind === 'push';
  return isSame ? words.nothing : undefined;
}

const focusIt = (element: HTMLElement | null) => element?.focus();

/** The button that publishes, the question before facts of the sample go live, and the outcome. */
export function PublishPanel() {
  const desk = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { changes, writing, outcome } = desk.publishing;
  const reason = hindrance(desk);
  if (!changes) return null;
  // A press while the list loads again counts: the server refuses to publish what the owner has not seen.
  const isReady = writing === undefined && (reason === undefined || reason === words.reading);
  const start = (asks: boolean) => {
    if (!isReady) return;
    setAsking(asks);
    if (asks) return;
    void desk.publishing.publish();
    // The steps are said at the top, which a long question may have moved out of sight.
    document.querySelector<HTMLElement>('.changes h2')?.focus();
  };
  const atOnce = { 'aria-disabled': !isReady, 'aria-describedby': 'changes-reason' };
  return (
    <section className="box changes-publish" aria-labelledby="changes-publish">
      <h3 id="changes-publish">{words.heading}</h3>
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          {...atOnce}
          onClick={() => start(changes.atStake.length > 0)}
        >
          {words.start(changes.target)}
        </button>
        <p id="changes-reason" className="help">
          {writing === 'publish' && !outcome ? words.underWay : reason}
        </p>
      </div>
      {isAsking && changes.atStake.length > 0 ? (
        <section className="changes-problems" aria-labelledby="changes-stake">
          <h4 id="changes-stake" tabIndex={-1} ref={focusIt}>
            {words.atStake}
          </h4>
          <ProblemList problems={changes.atStake} />
          <div className="changes-tools">
            <button type="button" className="button" onClick={() => desk.show({ kind: 'problems' })}>
              {words.change}
            </button>
            <button type="button" className="quiet-button" {...atOnce} onClick={() => start(false)}>
              {words.anyway}
            </button>
          </div>
        </section>
      ) : null}
      {outcome ? <Outcome {...outcome} /> : null}
    </section>
  );
}

/** The result of the last publish, which takes the focus. */
function Outcome({ kind, sentence, address, problems = [], details }: NonNullable<Publishing['outcome']>) {
  return (
    <div className="changes-outcome" data-kind={kind} tabIndex={-1} ref={focusIt}>
      <h4>{words.outcomes[kind]}</h4>
      <p>
        {sentence}
        {address ? ` ${words.look} ` : ''}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : null}
      </p>
      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
      {details ? (
        <details>
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      ) : null}
    </div>
  );
}
