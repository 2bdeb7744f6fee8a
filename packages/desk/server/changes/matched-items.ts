import { diffArrays } from 'diff';
import type { Json } from '../../api.ts';
import { isRecord } from '../../is-record.ts';

/** Fields that identify an item of a list before and after other fields have changed. */
const identifying = ['id', 'title', 'question', 'name', 'src', 'heading', 'label', 'service', 'days', 'to'];
/** How similar two items must be to count as one changed item, from 0 to 1. */
const alike = 0.5;
/** Added to the similarity of two items at the same index. */
const samePlace = 0.3;

function identityOf(item: Json): string {
  const name = isRecord(item) ? identifying.find((field) => typeof item[field] === 'string') : undefined;
  return isRecord(item) && name !== undefined ? `${name}:${item[name]}` : JSON.stringify(item);
}

/**
 * Matches the items of two versions of a list.
 * @returns formerOf: the former index of each item by its current index; moved: the current indexes of moved items
 */
export function matchedItems(before: readonly Json[], after: readonly Json[]) {
  const [former, later] = [before.map(identityOf), after.map(identityOf)];
  const removed = new Set<number>();
  const formerOf = new Map<number, number>();
  const moved = new Set<number>();
  const added = new Set<number>();
  let [from, to] = [0, 0];
  for (const part of diffArrays(former, later))
    for (const _ of part.value)
      if (part.added) added.add(to++);
      else if (part.removed) removed.add(from++);
      else formerOf.set(to++, from++);
  for (const index of added) {
    const place = [...removed].find((one) => former[one] === later[index]);
    if (place === undefined) continue;
    formerOf.set(index, place);
    moved.add(index);
    added.delete(index);
    removed.delete(place);
  }
  for (const [index, former] of bestPairs(added, removed, before, after)) formerOf.set(index, former);
  return { formerOf, moved };
}

/** Pairs of an added and a removed item that are one renamed item, the most similar first. */
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

/** The similarity of two values, from 0 to 1: the share of fields or words that both have. */
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
