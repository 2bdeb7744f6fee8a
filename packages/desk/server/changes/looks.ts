import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './differences.ts';
import type { Entry, Side } from './entries.ts';

const parts = { focus: 'centre', turn: 'turn', crop: 'crop' };

/** Photos whose crop, turn or centre has changed. One entry for each, as single numbers mean nothing to people. */
export function looksOf(file: string, title: string, before: Side, after: Side): Entry[] {
  const [former, later] = [Object(before.data), Object(after.data)];
  const isOther = (one: unknown, other: unknown) => !isDeepStrictEqual(one, other);
  const names = Object.keys({ ...former, ...later }).filter((name) => isOther(former[name], later[name]));
  return names.map((name) => {
    const [one, other] = [former[name], later[name]];
    const changed = Object.entries(parts).filter(([part]) => isOther(Object(one)[part], Object(other)[part]));
    const difference: Difference = {
      kind: one === undefined ? 'added' : other === undefined ? 'removed' : 'changed',
      path: [name],
      formerPath: [name],
      before: one,
      after: other,
    };
    const words = `Photo ${name}: ${changed.map(([, label]) => label).join(', ')} changed`;
    return { id: `${file}#${name}`, kind: 'changed', file, path: [name], title, name, words, difference };
  });
}
