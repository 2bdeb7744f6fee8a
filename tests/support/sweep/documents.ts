import { type APIRequest, type Browser, test as base } from '@playwright/test';
import { addresses } from './sweep.ts';

type Served = { path: string; status: number; headers: Readonly<Record<string, string>>; html: string };
type Documents = Awaited<ReturnType<typeof readAll>>;
export type FoundLink = Documents[number]['links'][number];

let read: Promise<Documents> | undefined;

/** Tests that read all documents: each worker requests and parses each document once, without opening a page. */
export const test = base.extend<{ documents: Documents }>({
  documents: async ({ playwright, browser, baseURL }, use) => {
    // A worker fixture would end the workers of other tests and start new ones.
    read ??= readAll(playwright.request, browser, baseURL ?? '');
    await use(await read);
  },
});

/** Each document as the server sends it, and what a browser's parser finds in it. */
async function readAll(requests: APIRequest, browser: Browser, baseURL: string) {
  const request = await requests.newContext({ baseURL });
  const served = await Promise.all(
    addresses.map(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return { path, status: response.status(), headers: response.headers(), html: await response.text() };
    }),
  );
  await request.dispose();
  // A browser's parser in an empty page, because visitors get the same result.
  const parser = await browser.newPage();
  const parsed = await parser.evaluate(parseAll, served);
  await parser.close();
  return parsed;
}

/** Runs in the browser. */
function parseAll(documents: readonly Served[]) {
  return documents.map((served) => {
    const parsed = new DOMParser().parseFromString(served.html, 'text/html');
    for (const code of parsed.querySelectorAll('script, style')) code.remove();
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const all = (selector: string, scope: ParentNode = parsed) => [...scope.querySelectorAll(selector)];
    const texts = (selector: string, scope: ParentNode) =>
      all(selector, scope).map(({ textContent }) => plain(textContent));
    const linksIn = (scope: ParentNode) =>
      all('a[href]', scope).map((link) => ({
        page: served.path,
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
        name: plain(link.getAttribute('aria-label') ?? link.textContent),
      }));
    return {
      ...served,
      title: parsed.title,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      /** The name and the content of each meta tag that has both. */
      tags: all('meta:is([name], [property])').map((tag): [string | null, string] => [
        tag.getAttribute('name') ?? tag.getAttribute('property'),
        tag.getAttribute('content') ?? '',
      ]),
      links: linksIn(parsed),
      ids: all('[id]').map((element) => element.id),
      images: all('img').map((image) => image.getAttribute('src') ?? ''),
      /** The parts of the page from the outside in, each with its label or its first heading. */
      parts: all('main, main :is(header, section, article, li), nav, footer').map((part) => {
        const [heading] = all('h1, h2, h3, h4', part);
        const below = `h${Number(heading?.localName.slice(1)) + 1}`;
        return {
          name: part.matches('main, footer')
            ? part.localName
            : plain(part.getAttribute('aria-label') ?? heading?.textContent),
          text: plain(part.textContent),
          titles: texts(below, part),
          items: texts('li', part),
          terms: texts('dt', part),
          links: linksIn(part),
        };
      }),
      whole: plain(parsed.body.textContent),
    };
  });
}
