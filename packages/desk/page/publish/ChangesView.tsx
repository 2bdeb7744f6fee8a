import { useEffect } from 'react';
import { useDesk } from '../use-desk.ts';
import { words as deskWords } from '../words.ts';
import { EarlierPublishes } from './EarlierPublishes.tsx';
import { EntryGroups } from './EntryGroups.tsx';
import { ProblemsFirst } from './ProblemsFirst.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { dateWords, timeWords, publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';
import { leaveView, useView } from './view-address.ts';

/** What will change, in the place of the page, while the address names it. */
export function ChangesView() {
  return useView() ? <Shown /> : null;
}

/** What will change, from the whole to the single words, the way to publish it, and the ways back. */
function Shown() {
  const desk = useDesk();
  const publishing = usePublishing();
  const { isReading, changes, failure, message, isChangedOutside, readAt } = publishing.list;
  useEffect(() => {
    const end = publishing.show();
    document.querySelector<HTMLElement>('.changes h2')?.focus();
    document.title = `${words.title} · ${deskWords.bar}`;
    return () => {
      end();
      document.querySelector<HTMLElement>('.changes-button')?.focus();
      document.title = `${desk.frame?.document?.title ?? ''} · ${deskWords.bar}`;
    };
  }, [desk, publishing]);
  return (
    <main className="changes">
      <div className="changes-column" aria-busy={isReading}>
        <button type="button" className="text-button" onClick={() => leaveView(desk.route)}>
          {words.back}
        </button>
        <div>
          <h2 tabIndex={-1}>{words.title}</h2>
          {changes ? (
            <p className="help">
              {changes.since ? words.since(dateWords(changes.since)) : `${words.never}. ${words.sinceHelp}`}
            </p>
          ) : null}
        </div>
        <p className="changes-message" role="status">
          {message}
          {isChangedOutside ? ` ${words.readingAgain}` : ''}
          {isReading && !changes && failure === '' ? words.reading : ''}
        </p>
        {failure ? (
          <div className="problems" role="alert">
            <p>{failure}</p>
            {readAt ? <p>{words.stale(timeWords(readAt))}</p> : null}
            <button type="button" className="quiet-button" onClick={() => void publishing.read()}>
              {words.readAgain}
            </button>
          </div>
        ) : null}
        <ProblemsFirst />
        <PublishPanel />
        <EntryGroups />
        <EarlierPublishes />
      </div>
    </main>
  );
}
