import type { Release } from '../../publish-api.ts';
import { useDesk } from '../use-desk.ts';
import { Value } from './BeforeAfter.tsx';
import { dateWords, publishWords } from './publish-words.ts';

const words = publishWords.earlier;

/** Earlier publishes, newest first, each with a button that brings it back. */
export function EarlierPublishes() {
  const { changes } = useDesk().publishing;
  if (!changes) return null;
  return (
    <details className="changes-earlier">
      <summary>{words.title}</summary>
      <p className="help">{changes.releases.length > 0 ? words.help : words.none}</p>
      <ol className="changes-rows">
        {changes.releases.map((release) => (
          <ReleaseRow key={release.id} release={release} isLatest={release.date === changes.since} />
        ))}
      </ol>
    </details>
  );
}

function ReleaseRow({ release, isLatest }: { release: Release; isLatest: boolean }) {
  const { publishing } = useDesk();
  const { id, date, author } = release;
  const restore = async () => {
    await publishing.restore(release);
    document.querySelector<HTMLElement>('.changes h2')?.focus();
  };
  return (
    <li className="box changes-row">
      <div className="changes-name">
        <h3>
          <time dateTime={date}>{dateWords(date)}</time>
        </h3>
        {isLatest ? <span className="changes-kind">{words.latest}</span> : null}
        {author ? <small>{words.by(author)}</small> : null}
      </div>
      <Value value={{ text: release.words.join('\n') }} />
      <button
        type="button"
        className="quiet-button"
        aria-label={`${words.restore}: ${dateWords(date)}`}
        aria-disabled={publishing.writing !== undefined}
        onClick={() => void restore()}
      >
        {publishing.writing === id ? words.restoring : words.restore}
      </button>
    </li>
  );
}
