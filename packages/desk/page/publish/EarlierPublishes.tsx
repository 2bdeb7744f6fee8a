import { dateWords, publishWords } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';

const words = publishWords.earlier;

/** Earlier publishes, newest first, each with a button that brings it back. */
export function EarlierPublishes() {
  const { publishing } = useDesk();
  const { changes, isBusy } = publishing;
  if (!changes || changes.releases.length === 0) return null;
  return (
    <details className="changes-earlier">
      <summary>{words.title}</summary>
      <p className="help">{words.help}</p>
      <ol className="changes-rows">
        {changes.releases.map((release) => (
          <li key={release.id} className="box changes-row">
            <h3>{dateWords(release.date)}</h3>
            <p className="changes-words">{release.words.join('\n')}</p>
            <button
              type="button"
              className="quiet-button"
              aria-label={`${words.restore}: ${dateWords(release.date)}`}
              aria-disabled={isBusy}
              onClick={async () => {
                await publishing.restore(release);
                document.querySelector<HTMLElement>('.changes h2')?.focus();
              }}
            >
              {words.restore}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
