import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devContent } from './dev.ts';
import { root, type TestContent, testContent } from './test-content.ts';

let content: TestContent;
let server: ViteDevServer;
let origin = '';
beforeAll(async () => {
  content = await testContent();
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [devContent({ contentDir: content.dir })],
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await content.remove();
});

const page = async (path = '') => (await fetch(origin + path)).text();

test('each page has the styles of all pages, which no code of its own would bring', async () => {
  const html = await page();
  const files = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(files.slice(0, 3)).toEqual(['src/styles/fonts.css', 'src/styles/tokens.css', 'src/styles/base.css']);
  expect(files.filter((file) => file?.endsWith('Hero.module.css'))).toHaveLength(1);
  expect(files.filter((file) => file?.endsWith('ArticleBody.module.css'))).toHaveLength(1);
  const style = await fetch(`${origin}${files[3]}`, { headers: { accept: 'text/css' } });
  expect(style.headers.get('content-type')).toContain('text/css');
});

test('a mistake takes the place of the page until it is mended', async () => {
  await content.edit('business.yaml', 'tagline: Where', 'tagline: "<b>" #');
  await content.edit('business.yaml', '"0491 570 006"', '0491');
  await expect.poll(() => page(), { timeout: 20_000 }).toContain('<li>content/business.yaml, phone: must be');
  expect((await fetch(origin)).status).toBe(500);
  await content.edit('business.yaml', 'phone: 0491', 'phone: "0491 570 006"');
  await expect.poll(() => page(), { timeout: 20_000 }).toContain('&lt;b&gt;');
});

test('a new article is a new page at once', async () => {
  const source = await content.read('articles/hepa-filters-clean-home.mdx');
  await content.write('articles/new-one.mdx', source.replace('title: What', 'title: Again, what'));
  await expect.poll(() => page('blog'), { timeout: 20_000 }).toContain('/blog/new-one');
});
