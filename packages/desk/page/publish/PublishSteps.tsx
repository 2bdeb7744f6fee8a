import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** The steps of a publish that is under way: those that are done, and the one that runs. */
export function PublishSteps() {
  const { run } = usePublishing();
  const { isUnderWay, steps } = run;
  const current = steps.at(-1)?.sentence ?? words.starting;
  return (
    <>
      <p className="hidden" role="status">
        {isUnderWay ? current : ''}
      </p>
      {isUnderWay ? (
        <>
          <p className="help">{words.underWay}</p>
          <ol className="changes-steps">
            {steps.slice(0, -1).map(({ step, sentence }) => (
              <li key={step} data-done>
                {sentence} <small>{words.stepDone}</small>
              </li>
            ))}
            <li aria-current="step">
              {current} <small>{words.stepNow}</small>
            </li>
          </ol>
        </>
      ) : null}
    </>
  );
}
