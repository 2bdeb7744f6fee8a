import { contentSecurityPolicy } from '../../pipeline/documents/headers/policy.ts';
import { entriesIn, structuredDataFaults } from '../../scripts/page-checks/schema-org.ts';
import { sharePhoto } from '../../src/lib/share-image.ts';
import { articles, content, pages, paths } from '../support/site.ts';
import { test } from '../support/sweep/documents.ts';
import { htmlFaults } from '../support/sweep/html-rules.ts';
import { expect } from '../support/sweep/sweep.ts';

// What is true for every document as the server sends it.

const { business } = content;
const origin = new URL(business.siteUrl).origin;
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

test('@L9 @R1 each page has its own document, with its title, description, canonical address and share image', async ({
  documents,
  request,
}) => {
  expect(new Set(pages.map((page) => page.title)).size, 'titles').toBe(paths.length);
  expect(new Set(pages.map((page) => page.description)).size, 'descriptions').toBe(paths.length);
  const images = new Set<string>();
  for (const { path, title, description } of pages) {
    const found = documents.find((document) => document.path === path);
    expect(found?.status, path).toBe(200);
    expect(found?.html, path).toContain('<html lang="en-AU">');
    expect(found?.canonical, path).toEqual([origin + path]);
    const fullTitle = `${title} | ${business.name}`;
    expect(fullTitle.length, `title of ${path}`).toBeLessThanOrEqual(80);
    expect(description, path).toMatch(/^.{70,160}$/);
    expect(found?.title, path).toBe(fullTitle);

    const valuesOf = (name: string) =>
      found?.tags.filter(([known]) => known === name).map(([, value]) => value);
    const [image = ''] = valuesOf('og:image') ?? [];
    const { alt } = sharePhoto(content, path);
    const expected = {
      description,
      'og:title': fullTitle,
      'og:description': description,
      'og:url': origin + path,
      'og:type': articlePaths.includes(path) ? 'article' : 'website',
      'og:site_name': business.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': fullTitle,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': alt,
    };
    for (const [name, value] of Object.entries(expected))
      expect(valuesOf(name), `${name} of ${path}`).toEqual([value]);
    expect(image.startsWith(`${origin}/images/share/`), `${path}: ${image}`).toBe(true);
    images.add(image);
    const picture = await request.get(image.replace(origin, ''));
    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
  }
  expect(images.size).toBe(pages.length);
});

test('@R1 every document is valid HTML', async ({ documents }) => {
  for (const { path, html } of documents) expect(await htmlFaults(html, 'served'), path).toEqual([]);
});

test('pages without islands load the same scripts', ({ documents }) => {
  const simple = documents.filter(({ html }) => !html.includes('data-island'));
  expect(simple.length).toBe(documents.length - 5);
  const scriptsIn = (html: string) => html.match(/<script [^>]*src=[^>]*>/g);
  for (const { path, html } of simple)
    expect(scriptsIn(html), path).toEqual(scriptsIn(simple[0]?.html ?? ''));
});

test('@D1 @D2 @D3 @D4 the structured data of every document is valid and of the right types', async ({
  documents,
}) => {
  for (const { path, html } of documents) {
    const entries = entriesIn(html);
    expect(await structuredDataFaults(entries), path).toEqual([]);
    const types = entries.map((entry) => String(entry['@type']));
    if (path === '/') expect(types).toEqual(['LocalBusiness', 'WebSite', 'FAQPage']);
    else if (articlePaths.includes(path))
      expect(types, path).toEqual(['Article', 'LocalBusiness', 'BreadcrumbList']);
    else expect(types, path).toEqual([]);
  }
});

test('every response has the security headers, and every document the strict policy; none is kept out of the back/forward cache', async ({
  documents,
  request,
}) => {
  const files = ['/content/gallery.json', '/favicon.svg'].map(async (path) => ({
    path,
    headers: (await request.get(path)).headers(),
  }));
  for (const { path, headers } of [...documents, ...(await Promise.all(files))])
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  for (const { path, headers } of documents) {
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("style-src 'self' 'sha256-");
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, ''), path).toBe(contentSecurityPolicy(content, []));
    expect(headers['cache-control'], path).not.toMatch(/no-store/);
  }
});
