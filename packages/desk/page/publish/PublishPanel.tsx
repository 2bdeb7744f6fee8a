import { ProblemList } from '../drawer/ProblemList.tsx';
import { publishWords } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';

const words = publishWords.publish;

const focusIt = (element: HTMLElement | null) => element?.focus();

/** The button that publishes, below the facts of the sample that would go live, and the outcome of the last publish. */
export function PublishPanel() {
  const { publishing, drafts } = useDesk();
  const { changes, isBusy, outcome } = publishing;
  if (!changes) return null;
  const { riskySamples, target } = changes;
  // What waits to be saved is saved first; and while the list loads again, the server refuses what the owner has not seen.
  const isSaved = ['saved', 'waiting', 'saving'].includes(drafts.state);
  const isReady = isSaved && !isBusy;
  const { problems = [], details } = outcome ?? {};
  return (
    <section className="box changes-publish" aria-labelledby="changes-publish">
      <h3 id="changes-publish">{words.heading}</h3>
      {riskySamples.length > 0 ? (
        <details className="changes-problems">
          <summary>{words.riskySamples(riskySamples.length)}</summary>
          <ProblemList problems={riskySamples} />
        </details>
      ) : null}
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          aria-disabled={!isReady}
          aria-describedby="changes-reason"
          onClick={() => (isReady ? void publishing.publish() : undefined)}
        >
          {words.start(target)}
        </button>
        <p id="changes-reason" className="help">
          {isSaved ? undefined : words.unsaved}
        </p>
      </div>
      {outcome ? (
        <div className="changes-outcome" tabIndex={-1} ref={focusIt}>
          <h4>{words.outcomes[outcome.kind]}</h4>
          <p className="changes-words">{outcome.sentence}</p>
          {problems.length > 0 ? <ProblemList problems={problems} /> : null}
          {details ? (
            <details>
              <summary>{words.details}</summary>
              <pre>{details}</pre>
            </details>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
