/** Reads the HTML of a page of the site by its path. */
export type ReadPage = (route: string) => Promise<string>;

/** What a visitor reads of a page and of its foot, which all pages have. */
type PageText = { words: string; foot: string };

/**
 * Reads pages as they are now: each once until the content changes, and one after the other, as rendering one keeps the
 * server from everything else. Who stops asking stops the reading.
 * @param quiet resolves when nothing is under way that a person waits for
 */
export function pageIndex(readPage: ReadPage, quiet: () => Promise<void> = async () => undefined) {
  let known = new Map<string, Promise<PageText>>();
  let last: Promise<unknown> = Promise.resolve();

  async function read(route: string): Promise<PageText> {
    await quiet();
    const html = await readPage(route);
    const [, foot = ''] = /<\/main>[\s\S]*?(<footer[\s\S]*?<\/footer>)/.exec(html) ?? [];
    return { words: wordsOf(html), foot: wordsOf(foot) };
  }

  return {
    /** @throws what `readPage` throws; the next call tries again */
    of(route: string): Promise<PageText> {
      const pages = known;
      const found = pages.get(route);
      if (found) return found;
      const reading = last.then(() => read(route));
      pages.set(route, reading);
      last = reading.catch(() => pages.delete(route));
      return reading;
    },
    /** The content has changed. What is being read meanwhile is not kept. */
    forget(): void {
      known = new Map();
    },
  };
}

export type PageIndex = ReturnType<typeof pageIndex>;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

/** What a visitor reads of a page: without tags and marks, with single spaces. */
function wordsOf(html: string): string {
  return plainText(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->|<\/?(?:strong|em|a|span|b|i)\b[^>]*>/g, '')
      .replace(/ (?:alt|content|href|aria-label|title)="([^"]*)"/g, '>$1<')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

/** A text without marks, with single spaces. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
