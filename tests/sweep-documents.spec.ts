import { policyFindings } from './policy-findings.ts';
import { structuredDataFaults } from './schema-org.ts';
import { articles, content, pages, paths } from './site.ts';
import { entriesIn, test } from './sweep/documents.ts';
import { htmlFaults } from './sweep/html-rules.ts';
import { expect, unknown } from './sweep/sweep.ts';

// What every document promises as the server sends it.

const { business } = content;
const origin = new URL(business.siteUrl).origin;
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

test('[L9] no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(paths.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(paths.length);
});

test('[L9] every title is of the form {page title} | {business name}, every description 70 to 160 long', () => {
  for (const { path, title, description } of pages) {
    expect(`${title} | ${business.name}`.length, path).toBeLessThanOrEqual(80);
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('[R1] each route is a document of its own, with the built address in its HTML', ({ documents }) => {
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

test('[D1] [D2] [D3] [D4] the structured data of every document is free of faults', async ({ documents }) => {
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

test('[R2] the 404 document asks not to be found: no canonical address, no structured data', ({
  documents,
}) => {
  const { status, html = '' } = documents.find(({ path }) => path === unknown) ?? {};
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(entriesIn(html)).toEqual([]);
});

test('headers that keep the site to itself come with every answer', async ({ documents, request }) => {
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

test('the policy as it is served lets in only what the site has, and has no finding', ({ documents }) => {
  for (const { path, headers } of documents) {
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policyFindings(policy), path).toEqual([]);
  }
});

test('no answer forbids browsers to keep a page for the way back', ({ documents }) => {
  for (const { path, headers } of documents) expect(headers['cache-control'], path).not.toMatch(/no-store/);
});
