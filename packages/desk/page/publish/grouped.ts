import type { ChangeEntry } from '../../publish-api.ts';

/** A page or list with its changes, each with its name within it. */
export type ChangeGroup = { title: string; entries: { name: string; entry: ChangeEntry }[] };

const between = ' › ';

/** Changes by the page or list on which they stand, in the order in which each comes first. */
export function grouped(entries: readonly ChangeEntry[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const entry of entries) {
    const [title = '', ...around] = entry.where.split(between);
    // An item that is named by itself is named once.
    const names = around.at(-1) === entry.name || entry.name === '' ? around : [...around, entry.name];
    const group = groups.get(title) ?? { title, entries: [] };
    group.entries.push({ name: names.join(between), entry });
    groups.set(title, group);
  }
  return [...groups.values()];
}
