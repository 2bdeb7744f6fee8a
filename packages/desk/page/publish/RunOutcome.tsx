import { useEffect, useRef } from 'react';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** What became of the last publish. It takes the focus once it is there. */
export function RunOutcome() {
  const { run } = usePublishing();
  const { outcome, failure, isUnderWay } = run;
  const box = useRef<HTMLDivElement>(null);
  const isThere = Boolean(outcome || failure) && !isUnderWay;
  useEffect(() => {
    if (isThere) box.current?.focus();
    // What a change has made out of date is gone, and would take the focus with it.
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.changes h2')?.focus();
  }, [isThere]);
  if (!isThere) return null;
  const { problems = [], details } = outcome?.kind === 'stopped' ? outcome : {};
  const { address, folder } = outcome?.kind === 'published' ? outcome : {};
  // A folder is not on the web yet.
  const done = folder ? words.ready : words.published;
  const heading = outcome?.kind === 'stopped' ? words.stopped : done;
  return (
    <div
      className="changes-outcome"
      data-done={outcome?.kind === 'published' || undefined}
      tabIndex={-1}
      ref={box}
    >
      {failure ? <p className="problem">{words.failed(failure)}</p> : null}
      {outcome ? (
        <>
          <h4>{heading}</h4>
          <p>
            {outcome.sentence}
            {address ? ` ${words.look} ` : ''}
            {address ? (
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            ) : null}
          </p>
        </>
      ) : null}
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
