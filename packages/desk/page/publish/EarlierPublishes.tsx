import type { Release } from '../../publish-api.ts';
import { Value } from './BeforeAfter.tsx';
import { dateWords, publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.earlier;

/** What was published before, the newest first, each with the way back to it. */
export function EarlierPublishes() {
  const { changes } = usePublishing().list;
  if (!changes) return null;
  return (
    <details className="changes-earlier">
      <summary>{words.title}</summary>
      <p className="help">{changes.releases.length > 0 ? words.help : words.none}</p>
      <ol className="changes-rows">
        {changes.releases.map((release) => (
          // What is published now can be brought back too, if something was changed since.
          <ReleaseRow
            key={release.id}
            release={release}
            canRestore={!release.isLatest || changes.entries.length > 0}
          />
        ))}
      </ol>
    </details>
  );
}

function ReleaseRow({ release, canRestore }: { release: Release; canRestore: boolean }) {
  const publishing = usePublishing();
  const { id, date, author, isLatest } = release;
  const isBusy = publishing.list.writing !== undefined || publishing.run.isUnderWay;
  const name = isLatest ? words.restoreLatest : words.restore;
  const restore = async () => {
    if (await publishing.restore(release)) document.querySelector<HTMLElement>('.changes h2')?.focus();
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
      {canRestore ? (
        <button
          type="button"
          className="quiet-button"
          aria-label={`${name}: ${dateWords(date)}`}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void restore())}
        >
          {publishing.list.writing === id ? words.restoring : name}
        </button>
      ) : null}
    </li>
  );
}
