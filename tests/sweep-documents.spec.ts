import { contentSecurityPolicy } from '../pipeline/headers/policy.ts';
import { entriesIn, structuredDataFaults } from '../scripts/page-checks/schema-org.ts';
import { articles, content, pages, paths } from './site.ts';
import { test } from './sweep/documents.ts';
import { htmlFaults } from './sweep/html-rules.ts';
import { expect, unknown } from './sweep/sweep.ts';

// What is true for every document as the server sends it.

const { business } = content;
const origin = new URL(business.siteUrl).origin;
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

test('[L9] no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(paths.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(paths.length);
});

test('[L9] titles are {page title} | {business name}, descriptions have 70 to 160 characters', () => {
  for (const { path, title, description } of pages) {
    expect(`${title} | ${business.name}`.length, path).toBeLessThanOrEqual(80);
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('[R1] each route has its own document, with its canonical address in the HTML', ({ documents }) => {
  for (const { path, status, html } of documents.filter((document) => document.path !== unknown)) {
    expect(status, path).toBe(200);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="${origin}${path}"/?>`));
    expect(html, path).toMatch(new RegExp(`<meta property="og:url" content="${origin}${path}"/?>`));
    expect(html, path).toContain('<html lang="en-AU">');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test('[R1] every document is valid HTML', async ({ documents }) => {
  for (const { path, html } of documents) expect(await htmlFaults(html, 'served'), path).toEqual([]);
});

test('[D1] [D2] [D3] [D4] the structured data of every document is valid and of the right types', async ({
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

test('[R2] search engines are told not to index the 404 page, which has no canonical link or structured data', ({
  documents,
}) => {
  const { status, html = '' } = documents.find(({ path }) => path === unknown) ?? {};
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(entriesIn(html)).toEqual([]);
});

test('every response has the security headers', async ({ documents, request }) => {
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
});

test('the content security policy is the strict one, with hashes of inline styles', ({ documents }) => {
  for (const { path, headers } of documents) {
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("style-src 'self' 'sha256-");
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, ''), path).toBe(contentSecurityPolicy(content, []));
  }
});

test('no response keeps a page out of the back/forward cache', ({ documents }) => {
  for (const { path, headers } of documents) expect(headers['cache-control'], path).not.toMatch(/no-store/);
});
