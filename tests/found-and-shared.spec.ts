import sharp from 'sharp';
import { type Entry, structuredDataFaults } from './schema-org.ts';
import { articles, content, expect, open, pages, paths, test } from './site.ts';

const { business, home } = content;
const origin = new URL(business.siteUrl).origin;
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

/** The entries of the data block of a document. */
function entriesIn(html: string): Entry[] {
  const [block, ...more] = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect(more).toEqual([]);
  return block?.[1] ? JSON.parse(block[1])['@graph'] : [];
}

test('[L9] every title is of the form {page title} | {business name}, every description 70 to 160 long', () => {
  for (const { path, title, description } of pages) {
    expect(`${title} | ${business.name}`.length, path).toBeLessThanOrEqual(80);
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('[D1] [D2] [D3] [D4] the structured data of every document is free of faults', async ({ request }) => {
  const types = new Map<string, string[]>();
  for (const path of [...paths, '/no-such-page']) {
    const entries = entriesIn(await (await request.get(path)).text());
    types.set(
      path,
      entries.map((entry) => String(entry['@type'])),
    );
    expect(await structuredDataFaults(entries), path).toEqual([]);
  }
  for (const [path, found] of types) {
    if (path === '/') expect(found).toEqual(['LocalBusiness', 'WebSite', 'FAQPage']);
    else if (articlePaths.includes(path))
      expect(found).toEqual(['Article', 'LocalBusiness', 'BreadcrumbList']);
    else expect(found, path).toEqual([]);
  }
});

test('[D2] the questions that are told are those on the page, word for word', async ({ page }) => {
  const response = await page.goto('/');
  const entries = entriesIn((await response?.text()) ?? '');
  const faq = entries.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(faq).toHaveLength(home.faq[home.faq.variant].length);
  for (const { name, acceptedAnswer } of faq) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
});

test('[D1] on another page of the same visit nothing is told that belongs to the first', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: content.layout.routeLabels.about }).click();
  await expect(page).toHaveTitle(`${content.about.meta.title} | ${business.name}`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('[R1] the sitemap lists exactly the pages that answer, and robots.txt leads to it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, address] = robots.match(/^Sitemap: (.*)$/m) ?? [];
  expect(address).toBe(`${origin}/sitemap.xml`);
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc?.replace(origin, ''));
  expect(listed.sort()).toEqual([...paths].sort());
  for (const path of listed) {
    const page = await request.get(path ?? '', { maxRedirects: 0 });
    expect(page.status(), path).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${origin}${path}"`);
  }
});

test('each file for machines is served as what it is', async ({ request }) => {
  const kinds = {
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^(text|application)\/xml/,
    '/blog/feed.xml': /^(text|application)\/xml/,
    '/contact.vcf': /^text\/(x-)?vcard/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(kind);
  }
});

test('the icons of the manifest and the head exist, in the sizes that are named', async ({ page }) => {
  await open(page, '/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate']) {
    const link = page.locator(`link[rel="${rel}"]`);
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status(), rel).toBe(200);
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color);
});

test('[L9] every page has a picture of its own for where it is shared', async ({ request }) => {
  const images = new Set<string>();
  for (const { path, title } of pages) {
    const html = await (await request.get(path)).text();
    const said = (name: string) =>
      html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];
    const address = said('og:image') ?? '';
    expect(address.startsWith(`${origin}/images/share/`), path).toBe(true);
    images.add(address);
    const picture = await request.get(address.replace(origin, ''));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await picture.body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect([said('og:image:width'), said('og:image:height'), said('og:image:type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ]);
    const alt = `${title} | ${business.name}`.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    expect(said('og:image:alt')).toBe(alt);
    expect(said('twitter:image:alt')).toBe(alt);
  }
  expect(images.size).toBe(pages.length);
});

test('[R2] the 404 document asks not to be found: no canonical address, no structured data', async ({
  request,
}) => {
  const html = await (await request.get('/no-such-page')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(entriesIn(html)).toEqual([]);
});

test('[P6] the contact page saves the business to an address book', async ({ page }) => {
  await open(page, '/contact');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: content.contact.cards.phone.save }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${business.name}.vcf`);
  await expect(page).toHaveURL('/contact');
});
