import type { APIRequestContext, Page } from '@playwright/test';
import { content, expect, mailAddress, paths, telAddress, test } from './site.ts';

/** The pages, and what an unknown address shows. */
const addresses = [...paths, '/no-such-page'];

type FoundLink = { page: string; href: string; target: string; rel: string; name: string };
type Document = { links: FoundLink[]; ids: string[]; images: string[] };

test('[R1] every internal link leads to a page and a place that exist', async ({
  page,
  request,
  baseURL,
}) => {
  const documents = await readAll(page, request);
  const documentsByPath = new Map(documents.map((document, index) => [addresses[index], document]));
  const links = documents
    .flatMap((document) => document.links)
    .map((link) => ({ ...link, url: resolve(link, baseURL) }));
  const internal = links.filter(({ url }) => url.origin === baseURL);
  expect(internal.length).toBeGreaterThan(paths.length);
  for (const { page: from, href, url } of internal) {
    const target = documentsByPath.get(url.pathname);
    if (!target)
      expect((await request.get(url.pathname, { maxRedirects: 0 })).status(), `${href} on ${from}`).toBe(200);
    else if (url.hash)
      expect(target.ids, `${href} on ${from}`).toContain(decodeURIComponent(url.hash.slice(1)));
  }
});

test('[R1] every route is linked from another page', async ({ page, request, baseURL }) => {
  const links = (await readAll(page, request)).flatMap((document) => document.links);
  for (const path of paths) {
    const arrivals = links.filter((link) => link.page !== path && resolve(link, baseURL).pathname === path);
    expect(
      arrivals.length,
      `links to ${path}: list it in menu or footer, or name it in content`,
    ).toBeGreaterThan(0);
  }
});

test('[S3] every link to the quote form or another site opens in a new tab and says so', async ({
  page,
  request,
  baseURL,
}) => {
  for (const { links } of await readAll(page, request)) {
    const outward = links.filter(
      (link) => /^http/.test(resolve(link, baseURL).protocol) && resolve(link, baseURL).origin !== baseURL,
    );
    expect(outward.filter((link) => link.href === content.business.quoteForm.url).length).toBeGreaterThan(0);
    for (const { page: from, href, target, rel, name } of outward) {
      const what = `"${name}" (${href}) on ${from}`;
      expect(target, what).toBe('_blank');
      expect(rel.split(' '), what).toContain('noopener');
      expect(name.endsWith(content.layout.newTabNote), what).toBe(true);
      expect(name.length, what).toBeGreaterThan(content.layout.newTabNote.length + 1);
    }
  }
});

test('[S3] every Request a Quote and Get a Quote opens the quote form', async ({ page, request }) => {
  const links = (await readAll(page, request)).flatMap((document) => document.links);
  const asks = links.filter((link) => /^(request a|get a|get your|get instant) quote/i.test(link.name));
  expect(asks.length).toBeGreaterThan(paths.length);
  for (const { page: from, href, name } of asks)
    expect(href, `"${name}" on ${from}`).toBe(content.business.quoteForm.url);
});

test('[S1] phone links are in E.164 form and e-mail links lead to the business', async ({
  page,
  request,
}) => {
  expect(telAddress).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  for (const { links } of await readAll(page, request)) {
    const [tel, mail] = ['tel:', 'mailto:'].map((scheme) =>
      links.filter(({ href }) => href.startsWith(scheme)),
    );
    expect(new Set(tel?.map((link) => link.href))).toEqual(new Set([telAddress]));
    expect(new Set(mail?.map((link) => link.href))).toEqual(new Set([mailAddress]));
    for (const link of tel ?? []) expect(link.name, `on ${link.page}`).toContain(content.business.phone);
  }
});

test('[G12] every image exists, and photos are served under their content path', async ({
  page,
  request,
}) => {
  const images = new Set((await readAll(page, request)).flatMap((document) => document.images));
  expect([...images].some((src) => src.startsWith('/api/content/attached_assets/'))).toBe(true);
  for (const src of images) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});

function resolve(link: FoundLink, baseURL: string | undefined): URL {
  return new URL(link.href, baseURL + link.page);
}

/** The links, ids and images in the HTML of every address, as the server sends it. */
async function readAll(page: Page, request: APIRequestContext): Promise<Document[]> {
  const sources = await Promise.all(
    addresses.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  return page.evaluate(
    (all) =>
      all.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const words = (link: Element) => link.getAttribute('aria-label') ?? link.textContent ?? '';
        return {
          links: [...parsed.querySelectorAll('a[href]')].map((link) => ({
            page: path,
            href: link.getAttribute('href') ?? '',
            target: link.getAttribute('target') ?? '',
            rel: link.getAttribute('rel') ?? '',
            name: words(link).replace(/\s+/g, ' ').trim(),
          })),
          ids: [...parsed.querySelectorAll('[id]')].map((element) => element.id),
          images: [...parsed.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
        };
      }),
    sources,
  );
}
