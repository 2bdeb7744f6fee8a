import { useEffect } from 'react';
import type { Release } from '../../publish-api.ts';
import { ListState } from './ListState.tsx';
import { dateWords, publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';
import { showView } from './view-address.ts';

const words = publishWords.earlier;
/** Lines of a release that are shown at once. */
const firstLines = 4;

/** What was published before, the newest first, each with the way back to it. */
export function EarlierPublishes() {
  const publishing = usePublishing();
  const { releases, failure } = publishing;
  useEffect(() => {
    publishing.list.say('');
    void publishing.readReleases();
  }, [publishing]);
  return (
    <div className="changes-column">
      <nav className="changes-ways" aria-label={publishWords.ways}>
        <button type="button" className="text-button" onClick={() => showView('changes')}>
          {publishWords.backToList}
        </button>
      </nav>
      <div>
        <h2 tabIndex={-1}>{words.title}</h2>
        <p className="help">{words.help}</p>
      </div>
      <ListState />
      <div role="status">
        {!releases && failure === '' ? <p>{words.reading}</p> : null}
        {releases?.length === 0 ? <p>{words.none}</p> : null}
      </div>
      {failure ? (
        <div className="problems" role="alert">
          <p>{failure}</p>
          <button type="button" className="quiet-button" onClick={() => void publishing.readReleases()}>
            {publishWords.readAgain}
          </button>
        </div>
      ) : null}
      <ol className="changes-rows">
        {releases?.map((release) => (
          <ReleaseRow key={release.id} release={release} />
        ))}
      </ol>
    </div>
  );
}

function ReleaseRow({ release }: { release: Release }) {
  const publishing = usePublishing();
  const { restoring, list, run } = publishing;
  const { id, date, words: lines, author, isLatest } = release;
  // What is published now can be brought back too, if something was changed since.
  const canRestore = !isLatest || (list.changes?.entries.length ?? 0) > 0;
  const isBusy = restoring !== undefined || run.isUnderWay;
  const name = isLatest ? words.restoreLatest : words.restore;
  return (
    <li className="box changes-row">
      <div className="changes-name">
        <h3>
          <time dateTime={date}>{dateWords(date)}</time>
        </h3>
        {isLatest ? <span className="changes-kind">{words.latest}</span> : null}
        {author ? <small>{words.by(author)}</small> : null}
      </div>
      <ReleaseWords lines={lines} />
      {canRestore ? (
        <button
          type="button"
          className="quiet-button"
          aria-label={`${name}: ${dateWords(date)}`}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void publishing.restore(release))}
        >
          {restoring === id ? words.restoring : name}
        </button>
      ) : null}
    </li>
  );
}

/** What a release changed: the first lines, and the others in a fold. */
function ReleaseWords({ lines }: { lines: string[] }) {
  const others = lines.slice(firstLines);
  return (
    <div className="changes-lines">
      <Lines lines={lines.slice(0, firstLines)} />
      {others.length > 0 ? (
        <details>
          <summary>{words.more(others.length)}</summary>
          <Lines lines={others} />
        </details>
      ) : null}
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
