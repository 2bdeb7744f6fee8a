import { useEffect, useRef } from 'react';
import type { PublishOutcome } from '../../publish-api.ts';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { JoinChoices } from './JoinChoices.tsx';
import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** What became of the last publish, or of taking over what others have published. It takes the focus once it is there. */
export function RunOutcome() {
  const { run } = usePublishing();
  const { outcome, joined, failure, isUnderWay, isJoining } = run;
  const box = useRef<HTMLDivElement>(null);
  // Choices stay on the page while their request is under way: it may fail.
  const isThere = Boolean(outcome || joined || failure) && !isUnderWay;
  const isNew = isThere && !isJoining;
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  useEffect(() => {
    // What a change has made out of date is gone, and would take the focus with it.
    if (!isThere && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.changes h2')?.focus();
  }, [isThere]);
  if (!isThere) return null;
  const isDone = outcome?.kind === 'published' || joined?.kind === 'joined';
  const details = joined?.kind === 'stopped' ? joined.details : undefined;
  return (
    <div className="changes-outcome" data-done={isDone || undefined} tabIndex={-1} ref={box}>
      {failure ? <p className="problem">{outcome ? failure : words.failed(failure)}</p> : null}
      {joined && joined.kind !== 'choose' ? <p>{joined.sentence}</p> : null}
      {details ? <Details text={details} /> : null}
      {joined?.kind === 'choose' ? <JoinChoices joined={joined} /> : null}
      {outcome && joined?.kind !== 'choose' ? (
        <>
          <h4>{headingOf(outcome)}</h4>
          <p>
            {outcome.sentence}
            {outcome.kind === 'published' && outcome.address ? <LookAt address={outcome.address} /> : null}
          </p>
          {outcome.kind === 'stopped' ? (
            <>
              {outcome.problems?.length ? <ProblemList problems={outcome.problems} /> : null}
              {outcome.isBehind ? (
                <button type="button" className="button" onClick={() => void run.join({})}>
                  {words.join}
                </button>
              ) : null}
              {outcome.details ? <Details text={outcome.details} /> : null}
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function headingOf(outcome: PublishOutcome): string {
  if (outcome.kind === 'stopped') return words.stopped;
  // A folder is not on the web yet.
  return outcome.folder ? words.ready : words.published;
}

function LookAt({ address }: { address: string }) {
  return (
    <>
      {' '}
      {words.look}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      .
    </>
  );
}

function Details({ text }: { text: string }) {
  return (
    <details>
      <summary>{words.details}</summary>
      <pre>{text}</pre>
    </details>
  );
}
