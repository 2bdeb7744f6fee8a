import { timeWords, publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

/** What has become of the last wish, whether the list is read anew, and why it may be out of date. */
export function ListState() {
  const { list } = usePublishing();
  const isFirst = list.isReading && !list.changes;
  return (
    <>
      <p className="changes-message" role="status">
        {list.message}
        {list.isChangedOutside ? ` ${words.readingAgain}` : ''}
        {isFirst && list.failure === '' ? words.reading : ''}
      </p>
      {list.failure ? (
        <div className="problems" role="alert">
          <p>{list.failure}</p>
          {list.readAt ? <p>{words.stale(timeWords(list.readAt))}</p> : null}
          <button type="button" className="quiet-button" onClick={() => void list.read()}>
            {words.readAgain}
          </button>
        </div>
      ) : null}
    </>
  );
}
