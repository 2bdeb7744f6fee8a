import { useDesk } from '../use-desk.ts';
import { EntryRow } from './EntryRow.tsx';
import { publishWords as words } from './publish-words.ts';

/** The changes by page or list. */
export function EntryGroups() {
  const { publishing } = useDesk();
  const { changes, isReading } = publishing;
  if (!changes) return null;
  // An empty list that is loading may still get changes.
  if (changes.entries.length === 0 && isReading) return null;
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
