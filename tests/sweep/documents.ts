import { type APIRequest, type Browser, test as base } from '@playwright/test';
import { addresses } from './sweep.ts';

export type FoundLink = { page: string; href: string; target: string; rel: string; name: string };

/** A document as the server sends it, and the result of a browser's parser. */
type ServedDocument = {
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
  title: string;
  canonical: readonly (string | null)[];
  /** The name and the content of each meta tag that has both. */
  tags: readonly (readonly [string | null, string])[];
  links: readonly FoundLink[];
  ids: readonly string[];
  images: readonly string[];
  /** The text of each part, with single spaces and without the code of scripts and styles. */
  main: string;
  footer: string;
  whole: string;
};

let read: Promise<readonly ServedDocument[]> | undefined;

/** Tests that read all documents: each worker requests and parses each document once, without opening a page. */
export const test = base.extend<{ documents: readonly ServedDocument[] }>({
  documents: async ({ playwright, browser, baseURL }, use) => {
    // A worker fixture would end the workers of other tests and start new ones.
    read ??= readAll(playwright.request, browser, baseURL ?? '');
    await use(await read);
  },
});

async function readAll(requests: APIRequest, browser: Browser, baseURL: string): Promise<ServedDocument[]> {
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
  return served.map((document, index) => ({
    ...{
      title: '',
      canonical: [],
      tags: [],
      links: [],
      ids: [],
      images: [],
      main: '',
      footer: '',
      whole: '',
    },
    ...document,
    ...parsed[index],
  }));
}

/** Runs in the browser. */
function parseAll(documents: readonly { path: string; html: string }[]) {
  return documents.map(({ path, html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const code of parsed.querySelectorAll('script, style')) code.remove();
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      title: parsed.title,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      tags: all('meta:is([name], [property])').map(
        (tag) =>
          [
            tag.getAttribute('name') ?? tag.getAttribute('property'),
            tag.getAttribute('content') ?? '',
          ] as const,
      ),
      links: all('a[href]').map((link) => ({
        page: path,
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
        name: plain(link.getAttribute('aria-label') ?? link.textContent),
      })),
      ids: all('[id]').map((element) => element.id),
      images: all('img').map((image) => image.getAttribute('src') ?? ''),
      main: plain(parsed.querySelector('main')?.textContent),
      footer: plain(all('footer').at(-1)?.textContent),
      whole: plain(parsed.body.textContent),
    };
  });
}
