import { publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';
import { showView } from './view-address.ts';

/** The pages that look different, each a button to see it before and after. They come later than the list. */
export function ChangedPagesList() {
  const { list } = usePublishing();
  const { pages, pagesFailure, changes } = list;
  const isWaiting = !pages && pagesFailure === '';
  const hasProblems = (changes?.problems.length ?? 0) > 0;
  const elsewhere = changes?.entries.filter(({ id }) => pages?.elsewhere.includes(id)) ?? [];
  return (
    <section aria-labelledby="changes-pages">
      <h3 id="changes-pages" tabIndex={-1}>
        {words.pagesHeading}
      </h3>
      <div role="status">
        {pagesFailure ? (
          <p className="problem">
            {words.pagesFailed} {pagesFailure}
          </p>
        ) : null}
        {isWaiting ? <p className="help">{hasProblems ? words.pagesLater : words.pagesReading}</p> : null}
        {pages?.pages.length === 0 ? <p>{words.pagesNone}</p> : null}
      </div>
      {pagesFailure ? (
        <button type="button" className="quiet-button" onClick={() => void list.read()}>
          {words.readAgain}
        </button>
      ) : null}
      <ul className="changes-pages">
        {pages?.pages.map(({ route, title, entries, isNew, isGone }) => (
          <li key={route}>
            <button type="button" className="row-button" onClick={() => showView({ kind: 'page', route })}>
              <span>{title}</span>
              <small>{isNew ? words.isNew : isGone ? words.isGone : words.count(entries.length)}</small>
            </button>
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 ? (
        <>
          <p className="help">{words.elsewhere}</p>
          <ul className="changes-elsewhere">
            {elsewhere.map(({ id, words: line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
