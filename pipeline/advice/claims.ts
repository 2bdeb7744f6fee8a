import { Temporal } from 'temporal-polyfill';
import type { Business } from '../../src/content/schemas/business.ts';
import type { WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { token } from '../content/tokens.ts';

/** The files in which each claim stands, in the order of business.yaml; an unused claim has none. */
export function claimUses(business: Business, written: readonly WrittenFile[]): Map<string, string[]> {
  const uses = new Map<string, string[]>(Object.keys(business.claims).map((name) => [name, []]));
  for (const { file, raw } of written) {
    const source = typeof raw === 'string' ? raw : JSON.stringify(raw);
    const named = new Set([...source.matchAll(token)].map(([, name]) => name));
    for (const [name, files] of uses) if (named.has(`claims.${name}`)) files.push(file);
  }
  return uses;
}

/**
 * Advice on claims that no text makes, and on evidence that nobody has looked at for a year.
 * @param day the day on which this is asked, such as 2026-11-03
 */
export function claimAdvice(
  { claims }: Business,
  uses: ReadonlyMap<string, string[]>,
  day: string,
): string[] {
  return Object.entries(claims).flatMap(([name, { checked }]) => {
    const tell = (isSo: boolean, field: string[], whatToDo: string) =>
      isSo ? [problemSentence('business.yaml', ['claims', name, ...field], whatToDo)] : [];
    // Days are compared as text, which sorts as the days do.
    const yearLater = Temporal.PlainDate.from(checked).add({ years: 1 }).toString();
    const old = 'is over a year ago: look at the evidence again, then write the new date';
    return [
      ...tell(!uses.get(name)?.length, [], `no text names [[claims.${name}]]: use it, or leave it for later`),
      ...tell(checked > day, ['checked'], 'is a day to come: correct it'),
      ...tell(yearLater < day, ['checked'], old),
    ];
  });
}
