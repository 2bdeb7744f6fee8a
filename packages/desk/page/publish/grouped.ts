import type { ChangeEntry } from '../../publish-api.ts';

/** A change with the key of its row, which stays while the list is read again, and its name within its group. */
type GroupedEntry = { key: string; name: string; entry: ChangeEntry };
export type ChangeGroup = { title: string; entries: GroupedEntry[] };

const between = ' › ';

/** Changes by the page or list on which they stand, in the order in which each comes first. */
export function grouped(entries: readonly ChangeEntry[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const [title = '', ...around] = entry.where.split(between);
    const group = groups.get(title) ?? { title, entries: [] };
    groups.set(title, group);
    // Ids are those of one answer.
    const place = `${entry.kind} ${entry.file}#${entry.path.join('/')}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    group.entries.push({ key: `${place} ${count}`, name: nameWithin(around, entry.name), entry });
  }
  return [...groups.values()];
}

/** `Packages › Deep Clean › From price`, but an item that is named by itself only once. */
function nameWithin(around: string[], name: string): string {
  const names = around.at(-1) === name || name === '' ? around : [...around, name];
  return names.join(between);
}
