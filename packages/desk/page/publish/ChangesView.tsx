import { useEffect } from 'react';
import { filledText } from '../frame/show-typed.ts';
import { dateWords, publishWords as words } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';
import { EarlierPublishes } from './EarlierPublishes.tsx';
import { EntryRow } from './EntryRow.tsx';
import { PublishPanel } from './PublishPanel.tsx';

/** The view of what will change, instead of the page: the changes by page or list. */
export function ChangesView() {
  const desk = useDesk();
  const { isReading, changes } = desk.publishing;
  const { entries = [], since = null } = changes ?? {};
  useEffect(() => {
    document.querySelector<HTMLElement>('.changes h2')?.focus();
    return () => document.querySelector<HTMLElement>('.changes-button')?.focus();
  }, []);
  const titles = [...new Set(entries.map(({ title }) => title))];
  return (
    <main className="changes">
      <div className="changes-column" aria-busy={isReading}>
        <button type="button" className="text-button" onClick={() => desk.publishing.leave()}>
          {words.back}
        </button>
        <div>
          <h2 tabIndex={-1}>{words.title}</h2>
          <p className="help" role="status">
            {changes ? (since ? words.since(dateWords(since)) : words.never) : isReading && words.reading}
          </p>
        </div>
        <PublishPanel />
        {changes && entries.length === 0 ? <p>{words.nothing}</p> : null}
        {titles.map((title, index) => {
          const rows = entries.filter((entry) => entry.title === title);
          return (
            <section key={title} aria-labelledby={`changes-group-${index}`}>
              <h3 id={`changes-group-${index}`}>
                {filledText(title, desk.placeholders)} <small>{words.count(rows.length)}</small>
              </h3>
              <ul className="changes-rows">
                {rows.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          );
        })}
        <EarlierPublishes />
      </div>
    </main>
  );
}
