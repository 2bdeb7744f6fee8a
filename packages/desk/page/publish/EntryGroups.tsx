import { useLayoutEffect, useRef } from 'react';
import { useDesk } from '../use-desk.ts';
import { EntryRow } from './EntryRow.tsx';
import { grouped } from './grouped.ts';
import { publishWords as words } from './publish-words.ts';

/** The changes by page. After one is undone, the focus moves to the next. */
export function EntryGroups() {
  const { publishing } = useDesk();
  const { changes, isReading } = publishing;
  const groups = useRef<HTMLDivElement>(null);
  const undone = useRef<{ id: string; index: number }>(undefined);
  const all = grouped(changes?.entries ?? []);
  const ids = all.flatMap(({ entries }) => entries.map(({ entry }) => entry.id));
  useLayoutEffect(() => {
    if (!undone.current || ids.includes(undone.current.id)) return;
    const headings = groups.current?.querySelectorAll<HTMLElement>('h4') ?? [];
    const next = headings[Math.min(undone.current.index, headings.length - 1)];
    undone.current = undefined;
    (next ?? document.querySelector<HTMLElement>('.changes h2'))?.focus();
  });
  if (!changes) return null;
  // An empty list that is loading may still get changes.
  if (changes.entries.length === 0 && isReading) return null;
  if (changes.entries.length === 0) return <p>{changes.since ? words.nothing : words.nothingYet}</p>;
  return (
    <div className="changes-groups" ref={groups}>
      {all.map(({ title, entries }, group) => (
        <section key={title} aria-labelledby={`changes-group-${group}`}>
          <h3 id={`changes-group-${group}`}>
            {title} <small>{words.count(entries.length)}</small>
          </h3>
          <ul className="changes-rows">
            {entries.map(({ name, entry }) => (
              <EntryRow
                key={entry.id}
                name={name}
                entry={entry}
                onUndo={() => {
                  undone.current = { id: entry.id, index: ids.indexOf(entry.id) };
                  void publishing.undo(entry);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
