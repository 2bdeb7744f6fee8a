import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFile, prerenderAll } from './prerender.ts';

const manifest = {
  'src/entry-browser.ts': { file: 'assets/entry.js' },
  'src/start.tsx': { file: 'assets/start.js', css: ['base.css'], imports: ['shared', 'ring'] },
  'src/pages/Home.tsx': { file: 'assets/home.js', css: ['home.css'], imports: ['shared'] },
  'src/pages/Article.tsx': { file: 'assets/article.js' },
  'src/pages/NotFound.tsx': { file: 'assets/404.js' },
  shared: { file: 'assets/shared.js', css: ['shared.css'] },
  ring: { file: 'assets/ring.js', imports: ['ring'] },
};
/** Stands for the built src/entry-prerender.tsx. */
const prerenderer = `
export const paths = ['/', '/blog/a'];
export const pageOf = (path) => (path === '/' ? 'home' : path === '/404' ? 'notFound' : 'article');
export const render = async (path) => {
  if (globalThis.brokenPath === path) throw new Error('drawn badly');
  return '<html><head><title>' + path + '</title></head><body>text of </head> later</body></html>';
};`;

let dir: string;
const at = (name: string) => path.join(dir, name);
const draw = (onProgress = (_done: number, _total: number) => {}) =>
  prerenderAll(
    dir,
    manifest,
    at('prerender.mjs'),
    (path) => `<meta name="of" content="${path}">`,
    onProgress,
  );

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'prerender-test-'));
  await mkdir(at('assets'));
  await writeFile(at('prerender.mjs'), prerenderer);
  await writeFile(at('base.css'), "a::after{content:'$'}\n");
  await writeFile(at('shared.css'), 'b{}');
  await writeFile(at('home.css'), 'c{}');
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'brokenPath');
  await rm(dir, { recursive: true, force: true });
});

test('[R1] the file of a path', () => {
  expect(documentFile('/')).toBe('index.html');
  expect(documentFile('/services')).toBe('services.html');
  expect(documentFile('/blog/x')).toBe('blog/x.html');
});

test('[R1] [R2] each path and the 404 page become a document', async () => {
  const steps: string[] = [];
  expect(await draw((done, total) => steps.push(`${done} of ${total}`))).toEqual(['/', '/blog/a', '/404']);
  expect(steps).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect((await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html')).sort()).toEqual([
    '404.html',
    'blog/a.html',
    'index.html',
  ]);
});

test('a document has its styles inside, each once and named, those of imports first, then the script', async () => {
  await draw();
  const links = ['shared', 'base', 'home'].map(
    (name) => `<link rel="stylesheet" disabled href="/${name}.css">`,
  );
  expect(await readFile(at('index.html'), 'utf8')).toBe(
    `<html><head><title>/</title><meta name="of" content="/"><style>b{}a::after{content:'$'}c{}</style>${links.join('')}` +
      '<script type="module" async fetchpriority="low" src="/assets/entry.js"></script></head>' +
      '<body>text of </head> later</body></html>',
  );
  expect(await readFile(at('blog/a.html'), 'utf8')).toContain("<style>b{}a::after{content:'$'}</style>");
});

test('a page that cannot be drawn, or has no chunk, stops the build', async () => {
  Object.assign(globalThis, { brokenPath: '/blog/a' });
  await expect(draw()).rejects.toThrow('drawn badly');
  const { 'src/entry-browser.ts': entry, 'src/start.tsx': start, shared } = manifest;
  const without = { 'src/entry-browser.ts': entry, 'src/start.tsx': start, shared };
  await expect(
    prerenderAll(
      dir,
      { ...without, ring: manifest.ring },
      at('prerender.mjs'),
      () => '',
      () => {},
    ),
  ).rejects.toThrow('The browser build has no chunk for src/pages/Home.tsx.');
});
