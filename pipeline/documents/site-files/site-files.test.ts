import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../../tests/test-content.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

let files: TestContent;
let content: LoadedContent;
beforeAll(async () => {
  files = await testContent();
  await files.edit(
    'business.yaml',
    'siteUrl: https://www.riverlightcleaning.example',
    'siteUrl: https://calm.example',
  );
  await files.edit('business.yaml', 'name: Riverlight Cleaning', 'name: "Mops; Brooms, & <Sons>"');
  await files.edit('pages/services.yaml', 'meta:\n', 'meta:\n  updated: 2026-02-01\n');
  await files.edit('pages/blog.yaml', 'meta:\n', 'meta:\n  updated: 2025-10-01\n');
  const hepa = 'articles/hepa-filters-clean-home.md';
  await files.edit(hepa, 'title: What a HEPA', 'title: What a <HEPA> &');
  content = await files.load();
});
afterAll(() => files.remove());

test('the sitemap has the day of the last change if the content has it', () => {
  const changes = Object.fromEntries(
    [...sitemap(content).matchAll(/<loc>https:\/\/calm\.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<)?/g)].map(
      ([, path, day]) => [path, day],
    ),
  );
  expect(changes['/services']).toBe('2026-02-01');
  expect(changes['/about']).toBeUndefined();
  expect(changes['/blog/clean-workspaces-productivity']).toBe('2025-10-28');
  expect(changes['/blog']).toBe('2025-11-03');
});

test('[P8] the feed lists the articles, the newest first, with escaped texts', () => {
  const xml = feed(content);
  const links = [...xml.matchAll(/<item>\n<title>[^<]*<\/title>\n<link>([^<]*)<\/link>/g)].map(
    ([, link]) => link,
  );
  expect(links).toEqual(
    ['hepa-filters-clean-home', 'family-home-cleaning-guide', 'clean-workspaces-productivity'].map(
      (slug) => `https://calm.example/blog/${slug}`,
    ),
  );
  expect(xml).toContain('<title>What a &lt;HEPA&gt; &amp; filter does');
  expect(xml).toContain('| Mops; Brooms, &amp; &lt;Sons&gt;</title>');
  expect(xml).toContain('<pubDate>Mon, 03 Nov 2025 00:00:00 +1100</pubDate>');
});

test('[S1] the vCard has name, phone, e-mail, place and URL', () => {
  const card = vcard(content);
  expect(card.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Mops\\; Brooms\\, & <Sons>',
      'TEL;TYPE=WORK,VOICE:+61491570006',
      'EMAIL;TYPE=INTERNET,WORK:hello@riverlightcleaning.example',
      'ADR;TYPE=WORK:;;;Albury;NSW;2640;AU',
      'URL:https://calm.example/',
      'END:VCARD',
    ]),
  );
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
});

test('[S1] the web manifest has the name, and the colour of pages', () => {
  const manifest = JSON.parse(webManifest(content, '#000000'));
  expect(manifest).toMatchObject({ name: content.business.name, theme_color: '#000000', start_url: '/' });
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(['192x192', '512x512', 'any']);
});
