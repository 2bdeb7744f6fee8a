import { content, mailAddress, paths, telAddress } from '../support/site.ts';
import { type FoundLink, test } from '../support/sweep/documents.ts';
import { expect, unknown } from '../support/sweep/sweep.ts';

// Checks where links go, and that the images and files that documents name exist.

const { business } = content;
const origin = new URL(business.siteUrl).origin;

function resolve(link: FoundLink, baseURL: string | undefined): URL {
  return new URL(link.href, baseURL + link.page);
}

test('@R1 every internal link goes to an existing page and anchor, and every page is linked from another', async ({
  documents,
  request,
  baseURL,
}) => {
  const internal = documents
    .flatMap(({ links }) => links)
    .map((link) => ({ ...link, url: resolve(link, baseURL) }))
    .filter(({ url }) => url.origin === baseURL);
  const files = new Map<string, string>();
  for (const { page, href, url } of internal) {
    const target = documents.find(({ path }) => path === url.pathname);
    if (!target) files.set(url.pathname, `${href} on ${page}`);
    else if (url.hash)
      expect(target.ids, `${href} on ${page}`).toContain(decodeURIComponent(url.hash.slice(1)));
  }
  for (const [path, where] of files)
    expect((await request.get(path, { maxRedirects: 0 })).status(), where).toBe(200);
  for (const path of paths) {
    // The 404 page links to all pages, but hides these links.
    const arrivals = internal.filter(
      ({ page, url }) => page !== path && page !== unknown && url.pathname === path,
    );
    expect(
      arrivals.length,
      `links to ${path}: list it in menu or footer, or name it in content`,
    ).toBeGreaterThan(0);
  }
});

test('@S3 every link to the quote form or another site opens in a new tab and says so', ({
  documents,
  baseURL,
}) => {
  for (const { path, links } of documents) {
    const outward = links.filter(
      (link) => /^http/.test(resolve(link, baseURL).protocol) && resolve(link, baseURL).origin !== baseURL,
    );
    const quotes = outward.filter((link) => link.href === business.quoteForm.url);
    expect(quotes.length, `quote links of ${path}`).toBeGreaterThan(0);
    for (const { href, target, rel, name } of outward) {
      const what = `"${name}" (${href}) on ${path}`;
      expect(target, what).toBe('_blank');
      expect(rel.split(' '), what).toContain('noopener');
      expect(name.endsWith(content.layout.newTabNote), what).toBe(true);
      expect(name.length, what).toBeGreaterThan(content.layout.newTabNote.length + 1);
    }
  }
});

test('@S3 every Request a Quote and Get a Quote link opens the quote form', ({ documents }) => {
  const links = documents.flatMap((document) => document.links);
  const asks = links.filter((link) => /^(request a|get a|get your|get instant) quote/i.test(link.name));
  expect(asks.length).toBeGreaterThan(paths.length);
  for (const { page, href, name } of asks) expect(href, `"${name}" on ${page}`).toBe(business.quoteForm.url);
});

test('@S1 phone links are in E.164 form, unless they cannot be dialled from abroad, and e-mail links write to the business', ({
  documents,
}) => {
  expect(telAddress).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  for (const { path, links, tags } of documents) {
    const [tel = [], mail = []] = ['tel:', 'mailto:'].map((scheme) =>
      links.filter(({ href }) => href.startsWith(scheme)),
    );
    const own = tel.filter(({ name }) => name.includes(business.phone));
    expect([...new Set(own.map((link) => link.href))], path).toEqual([telAddress]);
    expect([...new Set(mail.map((link) => link.href))], path).toEqual([mailAddress]);
    // A link to another number shows just that number.
    for (const { name, href } of tel.filter((link) => !own.includes(link)))
      expect(href, `on ${path}`).toBe(`tel:${/^1[38][\d ]+$/.exec(name)?.[0].replaceAll(' ', '')}`);
    // iPhones would make links of other numbers, such as the ABN.
    expect(tags, path).toContainEqual(['format-detection', 'telephone=no']);
  }
});

test('phone numbers in notes, answers and Easy Read are links', ({ documents }) => {
  const { notes, ndis, home } = content;
  for (const [path, texts] of [
    ['/about', notes.accessibility.paragraphs],
    ['/', home.faq[home.faq.variant].map(({ answer }) => answer)],
    ['/ndis', ndis.easyRead.parts.flatMap(({ ideas }) => ideas.flatMap(({ lines }) => lines))],
  ] as const) {
    const found = documents.find((document) => document.path === path)?.links.map(({ name }) => name);
    const numbers = texts.flatMap((text) => text.match(/\b(?:1[38]00|04\d\d)(?:\s\d{3}){2}\b/g) ?? []);
    expect(numbers, path).not.toHaveLength(0);
    expect(found, path).toEqual(
      expect.arrayContaining(numbers.map((number) => number.replaceAll('\u00a0', ' '))),
    );
  }
});

test('@G12 every image exists, and photos are served under their content path', async ({
  documents,
  request,
}) => {
  const images = [...new Set(documents.flatMap((document) => document.images))];
  expect(images.some((src) => src.startsWith('/api/content/attached_assets/'))).toBe(true);
  for (const src of images) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('@R1 robots.txt, sitemap, contact card, manifest and icons are served; the sitemap lists exactly the pages', async ({
  documents,
  request,
}) => {
  const kinds = {
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^(text|application)\/xml/,
    '/contact.vcf': /^text\/(x-)?vcard/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
  };
  const texts = new Map<string, string>();
  for (const [path, kind] of Object.entries(kinds)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(kind);
    texts.set(path, await response.text());
  }
  expect(texts.get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  const listed = [...(texts.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.map(([, loc]) => loc?.replace(origin, '')).sort()).toEqual([...paths].sort());

  const manifest = JSON.parse(texts.get('/manifest.webmanifest') ?? '');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  const { html = '' } = documents.find(({ path }) => path === '/') ?? {};
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const tags = html.match(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, 'g'));
    expect(tags, rel).toHaveLength(1);
    const [, href = ''] = tags?.[0]?.match(/href="([^"]*)"/) ?? [];
    expect((await request.get(href)).status(), `${rel}: ${href}`).toBe(200);
  }
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
});
