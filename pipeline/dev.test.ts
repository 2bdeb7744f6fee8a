import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, type TestContent, testContent } from '../tests/test-content.ts';
import { devConfig } from './dev.ts';

let content: TestContent;
let server: ViteDevServer;
let origin = '';
beforeAll(async () => {
  content = await testContent();
  server = await createServer({
    ...devConfig(root, { contentDir: content.dir }),
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await content.remove();
});

const page = async (path = '') => (await fetch(origin + path)).text();

test('a page has inline styles and loads the scripts of development', async () => {
  const html = await page();
  expect(html).toContain('Where clean feels like calm.');
  expect(html).toMatch(/<style data-page-styles>.+\.Hero-module_hero/s);
  const script = html.match(/<script type="module" async fetchpriority="low" src="\/([^"]+)"/)?.[1];
  expect(await page(script)).toContain('bootstrap.ts');
  expect((await fetch(`${origin}nowhere`)).status).toBe(404);
});

test('a problem of the content shows as an overlay until it is fixed', async () => {
  await content.edit('business.yaml', '"0491 570 006"', '"<b>"');
  await expect.poll(() => page()).toContain('content/business.yaml, phone: must be');
  expect((await fetch(origin)).status).toBe(500);
  await content.edit('business.yaml', '"<b>"', '"0491 570 007"');
  await expect.poll(() => page()).toContain('tel:+61491570007');
});

test('a new article is a new page at once', async () => {
  const source = await content.read('articles/hepa-filters-clean-home.md');
  await content.write('articles/new-one.md', source.replace('title: What', 'title: Again, what'));
  await expect.poll(() => page('blog')).toContain('/blog/new-one');
});
