import type { Business } from '../../src/content/schemas/business.ts';
import type { WrittenFile } from '../content/loaded-content.ts';
import { fillText, placeholderPattern } from '../content/placeholders.ts';
import { problemSentence } from '../content/problems.ts';
import { sentencesAbout, writtenTexts } from '../content/texts-in.ts';
import { remediesOf, type Sign } from './leftovers.ts';

/** Words with which texts make a claim without its placeholder. */
const tellingWords: Record<keyof Business['claims'], RegExp> = {
  sameCleaner: /\b(?:the )?same (?:cleaner|person)\b/i,
  vetted: /\bpolice[- ]check(?:ed|s)?\b|\blocally employed\b/i,
  guarantee: /\bguarantee\b|\bwe(?:’ll|'ll| will)? come back\b/i,
  liability: /\binsured\b/i,
  replyHome: /\bbusiness hour\b/i,
  replyContact: /\bwithin 24 hours\b/i,
  ndisManagement: /\b(?:self|plan)-managed\b/i,
  ndisDisclaimer: /\b(?:not|aren.t) (?:a )?registered\b/i,
  bondStandard: /\bbond\b/i,
  frequencies: /\bfortnightly\b/i,
  hepa: /\bHEPA\b/i,
  lowTox: /\b(?:low-tox|eco-friendly)\b/i,
  prices: /\bGST\b/,
  families: /\b\d+\+? (?:local )?(?:families|homes)\b/i,
};

/** Words with which texts lead to the hosted quote form. */
const hostedForm =
  /\bbook(?:ing)? online\b|\bonline quote form\b|\bservice we use for bookings\b|\bquote request form and the map\b/i;

/**
 * A warning for each text of a page or an article that still makes a claim that was removed, in words of its own, or
 * that speaks of a hosted quote form, social pages or a map that were removed.
 */
export function removedClaims(
  { claims, quoteForm, social, mapEmbedUrl }: Business,
  written: readonly WrittenFile[],
): string[] {
  const said = (what: string) =>
    `says "$&", but you have removed ${what}: change it, unless it is still right`;
  const signs = Object.entries(tellingWords).flatMap(([name, words]): Sign[] =>
    claims[name as keyof typeof claims] === null ? [[words, said('that promise')]] : [],
  );
  // Pages leave out sentences that name a removed promise.
  const gone = { claims: Object.fromEntries(Object.entries(claims).filter(([, claim]) => !claim)) };
  const own = (text: string) => fillText(text, gone, () => undefined).replace(placeholderPattern, '');
  if (quoteForm.url === null) signs.push([hostedForm, said('your online form')]);
  if (social.length === 0) signs.push([/\bsocial (?:pages?|media)\b/i, said('your social pages')]);
  if (mapEmbedUrl === null) signs.push([/\bthe map\b/i, said('the map of a maps service')]);
  return written.flatMap((page) =>
    sentencesAbout(page.file, writtenTexts(page), (text) => remediesOf(signs, own(text))),
  );
}

/**
 * Warnings about short forms with another number, and evidence that was last checked over a year ago; `dateWarnings`
 * has those about days in the future.
 * @param day the current day, such as 2026-11-03
 */
export function claimWarnings({ claims }: Business, day: string): string[] {
  return Object.entries(claims).flatMap(([name, claim]) => {
    if (!claim) return [];
    const { checked, short = '', words } = claim;
    const warnIf = (condition: boolean, field: string, whatToDo: string) =>
      condition ? [problemSentence('business.yaml', ['claims', name, field], whatToDo)] : [];
    // ISO dates sort as text.
    const yearLater = checked.replace(/^\d+/, (year) => String(Number(year) + 1));
    const isOther = (short.match(/\d+/g) ?? []).some((number) => !words.includes(number));
    const old = 'is over a year ago: check the evidence again, then write the new date';
    return [
      ...warnIf(isOther, 'short', 'has a number that is not in "words": write the same in both'),
      ...warnIf(yearLater < day, 'checked', old),
    ];
  });
}
