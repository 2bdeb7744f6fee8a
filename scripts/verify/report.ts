import { placeOf } from '../../pipeline/business/business-folder.ts';
import type { WrittenFile } from '../../pipeline/content/loaded-content.ts';
import { placeText } from '../../pipeline/content/problems.ts';
import { textsIn } from '../../pipeline/content/texts-in.ts';
import { pageFile } from '../../src/content/schemas/content-files.ts';
import { matchRoute } from '../../src/routes.ts';
import { unknownPath } from '../bench/documents.ts';

/** `clues` are words or addresses by which the content is searched for the place, the best first. */
type Finding = { page: string; what: string; remedy: string; clues: string[] };

/** The remedy for what no owner can correct in the content. */
export const showToMaintainer = 'show this sentence to whoever looks after the code';

/** A text for a sentence: on one line, and not longer than needed to find it. */
export function quoted(text: string): string {
  const line = plain(text);
  return `"${line.length > 90 ? `${line.slice(0, 89)}…` : line}"`;
}

/** Collects what is wrong with one page. A warning does not keep the site from being published. */
export class Report {
  readonly problems: Finding[] = [];
  readonly warnings: Finding[] = [];
  constructor(readonly page: string) {}

  /** @param what follows the page in the sentence @param remedy what the owner can do @param clues see Finding */
  problem = (what: string, remedy: string, ...clues: string[]) =>
    void this.problems.push({ page: this.page, what, remedy, clues });

  warning: Report['problem'] = (what, remedy, ...clues) =>
    void this.warnings.push({ page: this.page, what, remedy, clues });
}

/**
 * The sentences about findings; what several pages have in common is one sentence.
 * @param written the content, which is searched for the place of each finding
 */
export function sentencesOf(findings: readonly Finding[], written: readonly WrittenFile[]): string[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, what, remedy, clues } of findings) {
    const place = clues.map((clue) => placeIn(written, page, clue)).find(Boolean);
    const sentence = `${what}${place ? ` (${place})` : ''}: ${remedy}.`;
    pagesOf.set(sentence, new Set([...(pagesOf.get(sentence) ?? []), page]));
  }
  return [...pagesOf].map(([sentence, pages]) => `${pageNames([...pages])}: ${sentence}`);
}

function pageNames(pages: readonly string[]): string {
  const [first, second, ...others] = pages.map((page) => (page === unknownPath ? 'the 404 page' : page));
  return `${first}${second ? `, ${second}` : ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** The field with a text, or else one in the page's own file that contains it. */
function placeIn(written: readonly WrittenFile[], page: string, clue: string): string | undefined {
  const wanted = plain(clue);
  const { page: name, slug } = matchRoute(page);
  const own = slug ? `articles/${slug}.md` : pageFile(name);
  const files = [...written].sort((a, b) => Number(b.file === own) - Number(a.file === own));
  const texts = files.flatMap(({ file, raw, filled }) => {
    const article = typeof raw === 'string' ? textsIn(raw) : [];
    return [...textsIn(filled), ...article].map(({ value, place }) => ({ file, place, text: plain(value) }));
  });
  const contains = ({ file, text }: (typeof texts)[number]) => file === own && text.includes(wanted);
  const found = wanted && (texts.find(({ text }) => text === wanted) ?? texts.find(contains));
  if (!found) return undefined;
  return [placeOf(`content/${found.file}`), placeText(found.place)].filter(Boolean).join(', ');
}

/** A text as an owner types it: on one line, without typographic marks. */
function plain(text: string): string {
  const marks = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‑–]/g, '-');
  return marks.replace(/\s+/g, ' ').trim();
}
