import { useEffect } from 'react';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { useDesk } from '../use-desk.ts';
import { EarlierPublishes } from './EarlierPublishes.tsx';
import { EntryRow } from './EntryRow.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { dateWords, publishWords as words } from './publish-words.ts';

/** The view of what will change, instead of the page. */
export function ChangesView() {
  const desk = useDesk();
  const { isReading, changes, failure, message } = desk.publishing;
  const problems = changes?.problems ?? [];
  useEffect(() => {
    document.querySelector<HTMLElement>('.changes h2')?.focus();
    return () => document.querySelector<HTMLElement>('.changes-button')?.focus();
  }, []);
  const since = changes?.since ? words.since(dateWords(changes.since)) : words.never;
  return (
    <main className="changes">
      <div className="changes-column" aria-busy={isReading}>
        <button type="button" className="text-button" onClick={() => desk.publishing.leave()}>
          {words.back}
        </button>
        <div>
          <h2 tabIndex={-1}>{words.title}</h2>
          {changes ? <p className="help">{since}</p> : null}
        </div>
        <p className="changes-message" role="status">
          {message || (isReading && !changes ? words.reading : '')}
        </p>
        {failure ? (
          <div className="problems" role="alert">
            <p>{failure}</p>
            <button type="button" className="quiet-button" onClick={() => void desk.publishing.read()}>
              {words.readAgain}
            </button>
          </div>
        ) : null}
        {problems.length > 0 ? (
          <section className="changes-problems" aria-labelledby="changes-problems">
            <h3 id="changes-problems">{words.problemsHeading}</h3>
            <ProblemList problems={problems} />
          </section>
        ) : null}
        <PublishPanel />
        <EntryGroups />
        <EarlierPublishes />
      </div>
    </main>
  );
}

/** The changes by page or list. */
function EntryGroups() {
  const { publishing } = useDesk();
  const { changes, isReading } = publishing;
  // An empty list that is loading may still get changes.
  if (!changes || (isReading && changes.entries.length === 0)) return null;
  if (changes.entries.length === 0) return <p>{changes.since ? words.nothing : words.nothingYet}</p>;
  const titles = [...new Set(changes.entries.map(({ title }) => title))];
  const groups = titles.map((title) => changes.entries.filter((entry) => entry.title === title));
  return (
    <div className="changes-groups">
      {groups.map((entries, group) => (
        <section key={titles[group]} aria-labelledby={`changes-group-${group}`}>
          <h3 id={`changes-group-${group}`}>
            {titles[group]} <small>{words.count(entries.length)}</small>
          </h3>
          <ul className="changes-rows">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
