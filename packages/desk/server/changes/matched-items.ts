import type { ArrayDelta } from 'jsondiffpatch';
import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';

/** How alike two items must be to count as one item that has changed, from 0 to 1. */
const alike = 0.5;
/** How much more alike two items count as that stand at the same index. */
const samePlace = 0.3;

/**
 * Which items of a list were there before.
 * @param delta what jsondiffpatch found: items that are the same, were moved, removed or added
 * @returns formerOf: the former index of each item by its index now; moved: the indexes now of items that were moved
 */
export function matchedItems(delta: ArrayDelta, before: readonly Json[], after: readonly Json[]) {
  const removed = new Set<number>();
  const formerOf = new Map<number, number>();
  const moved = new Set<number>();
  const added = new Set<number>();
  for (const [key, value] of Object.entries(delta)) {
    if (key === '_t' || !Array.isArray(value)) continue;
    const isFormer = key.startsWith('_');
    if (!isFormer) added.add(Number(key));
    else if (value[2] === 3) {
      formerOf.set(Number(value[1]), Number(key.slice(1)));
      moved.add(Number(value[1]));
    } else removed.add(Number(key.slice(1)));
  }
  // What is neither removed, moved nor added has kept its order.
  const left = new Set(formerOf.values());
  const still = [...before.keys()].filter((index) => !removed.has(index) && !left.has(index));
  const places = [...after.keys()].filter((index) => !added.has(index) && !moved.has(index));
  for (const [order, index] of places.entries()) formerOf.set(index, still[order] ?? index);

  for (const [index, former] of bestPairs(added, removed, before, after)) formerOf.set(index, former);
  return { formerOf, moved };
}

/** Pairs of what was added and removed that are one item with another name, the most alike first. */
function bestPairs(
  added: ReadonlySet<number>,
  removed: ReadonlySet<number>,
  before: readonly Json[],
  after: readonly Json[],
): [index: number, former: number][] {
  const candidates = [...added].flatMap((index) =>
    [...removed].map((former) => {
      const place = index === former ? samePlace : 0;
      return { index, former, score: likeness(before[former] ?? null, after[index] ?? null) + place };
    }),
  );
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, former, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score < alike || pairs.has(index) || taken.has(former)) continue;
    pairs.set(index, former);
    taken.add(former);
  }
  return [...pairs];
}

/** How alike two values are, from 0 to 1: the share of fields, or of words, that both have. */
function likeness(one: Json, other: Json): number {
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const scores = names.map((name) => likeness(one[name] ?? null, other[name] ?? null));
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(names.length, 1);
  }
  if (typeof one === 'string' && typeof other === 'string') {
    const [a, b] = [wordsOf(one), wordsOf(other)];
    const common = [...a].filter((word) => b.has(word)).length;
    return (2 * common) / Math.max(a.size + b.size, 1);
  }
  return Number(JSON.stringify(one) === JSON.stringify(other));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
