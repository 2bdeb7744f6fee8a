import type { ChangeEntry } from '../../publish-api.ts';

/** A page or list with its changes, each with its name within it. */
export type ChangeGroup = { title: string; entries: { name: string; entry: ChangeEntry }[] };

const between = ' › ';

/** Changes by page or list, in order of first appearance. */
export function grouped(entries: readonly ChangeEntry[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const entry of entries) {
    const [title = '', ...around] = entry.where.split(between);
    // The place of an item ends with its name already.
    const names = around.at(-1) === entry.name || entry.name === '' ? around : [...around, entry.name];
    const group = groups.get(title) ?? { title, entries: [] };
    group.entries.push({ name: names.join(between), entry });
    groups.set(title, group);
  }
  return [...groups.values()];
}
