import { dateWords, publishWords } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';

const words = publishWords.earlier;

/** Earlier publishes, newest first, each with a button that brings it back. */
export function EarlierPublishes() {
  const { publishing } = useDesk();
  const { changes, writing } = publishing;
  if (!changes || changes.releases.length === 0) return null;
  return (
    <details className="changes-earlier">
      <summary>{words.title}</summary>
      <p className="help">{words.help}</p>
      <ol className="changes-rows">
        {changes.releases.map((release) => (
          <li key={release.id} className="box changes-row">
            <h3>
              <time dateTime={release.date}>{dateWords(release.date)}</time>{' '}
              {release.author ? <small>{words.by(release.author)}</small> : null}
            </h3>
            <p className="changes-words">{release.words.join('\n')}</p>
            <button
              type="button"
              className="quiet-button"
              aria-label={`${words.restore}: ${dateWords(release.date)}`}
              aria-disabled={writing !== undefined}
              onClick={async () => {
                await publishing.restore(release);
                document.querySelector<HTMLElement>('.changes h2')?.focus();
              }}
            >
              {writing === release.id ? words.restoring : words.restore}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
