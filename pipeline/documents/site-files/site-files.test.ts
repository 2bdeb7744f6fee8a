import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../tests/support/test-content.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

let content: LoadedContent;
beforeAll(async () => {
  const files = await testContent();
  await files.edit('business.yaml', 'https://www.riverlightcleaning.example', 'https://calm.example');
  await files.edit('business.yaml', 'name: Riverlight Cleaning', 'name: "Mops; Brooms, & <Sons>"');
  await files.edit('pages/services.yaml', 'meta:\n', 'meta:\n  updated: 2026-02-01\n');
  await files.edit('pages/blog.yaml', 'meta:\n', 'meta:\n  updated: 2025-10-01\n');
  content = await files.load();
  await files.remove();
});

test('the sitemap has the day of the last change if the content has it', () => {
  for (const [path, changed] of [
    ['services', '<lastmod>2026-02-01</lastmod>'],
    ['about', ''],
    ['blog/clean-workspaces-productivity', '<lastmod>2025-10-28</lastmod>'],
    ['blog', '<lastmod>2025-11-03</lastmod>'],
  ])
    expect(sitemap(content)).toContain(`<url><loc>https://calm.example/${path}</loc>${changed}</url>`);
});

test('the vCard has name, phone, e-mail, place and URL', { tags: 'S1' }, () => {
  const card = vcard(content);
  expect(card.split('\r\n')).toEqual(
    expect.arrayContaining([
      'FN:Mops\\; Brooms\\, & <Sons>',
      'TEL;TYPE=WORK,VOICE:+61491570006',
      'EMAIL;TYPE=INTERNET,WORK:hello@riverlightcleaning.example',
      'ADR;TYPE=WORK:;;;Albury;NSW;2640;AU',
      'URL:https://calm.example/',
    ]),
  );
  const national = vcard({ ...content, business: { ...content.business, phone: '13 12 34' } });
  expect(national).toContain('TEL;TYPE=WORK,VOICE:131234\r\n');
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*END:VCARD\r\n$/);
});

test('the web manifest has the name, and the colour of pages', { tags: 'S1' }, () => {
  const manifest = JSON.parse(webManifest(content, '#000000'));
  expect(manifest).toMatchObject({ name: content.business.name, theme_color: '#000000', start_url: '/' });
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(['192x192', '512x512', 'any']);
});
