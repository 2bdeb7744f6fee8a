import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFile, prerenderAll } from './prerender.ts';

const browser = {
  manifest: { 'src/entry-browser.ts': { file: 'assets/entry.js' } },
  css: '.c{}.d{}',
};
const css = "@font-face{src:url(a.woff2)}b{}a::after{content:'$'}.c{}@media print{b{}.c{}}.d{}";
/** Stands for the built src/entry-prerender.tsx. */
const prerenderer = `
export const paths = ['/', '/blog/a'];
export const drawings = new Map([['/assets/icons.svg', '<svg/>']]);
export const render = async (path) => {
  if (globalThis.brokenPath === path) throw new Error('drawn badly');
  return '<html><head><title>' + path + '</title></head><body class="c">text of </head> later</body></html>';
};`;

let dir: string;
const at = (name: string) => path.join(dir, name);
const draw = (onProgress = (_done: number, _total: number) => {}) =>
  prerenderAll(
    dir,
    browser,
    { module: at('prerender.mjs'), css },
    (path) => `<meta name="of" content="${path}">`,
    onProgress,
  );

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'prerender-test-'));
  await writeFile(at('prerender.mjs'), prerenderer);
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
  expect(await readFile(at('assets/icons.svg'), 'utf8')).toBe('<svg/>');
});

test('a document has the styles inside that it needs, then names files for later, for all pages and for paper, then the script', async () => {
  await draw();
  const html = await readFile(at('index.html'), 'utf8');
  const files = [...html.matchAll(/<link rel="stylesheet" (.+?) href="(.+?)">/g)];
  const sheets = files.map(async ([, use, file = '']) => [use, await readFile(at(file), 'utf8')]);
  expect(await Promise.all(sheets)).toEqual([
    ['disabled data-later', '.d{}'],
    ['disabled data-whole', "b{}a::after{content:'$'}.c{}.d{}"],
    ['media="print"', '@media print{b{}.c{}}'],
  ]);
  expect(html).toBe(
    '<html><head><title>/</title><meta name="of" content="/">' +
      "<style>@font-face{src:url(a.woff2)}b{}a::after{content:'$'}.c{}</style>" +
      files.map(([link]) => link).join('') +
      '<script type="module" async fetchpriority="low" src="/assets/entry.js"></script></head>' +
      '<body class="c">text of </head> later</body></html>',
  );
});

test('a page that cannot be drawn, or a script that was not made, stops the build', async () => {
  Object.assign(globalThis, { brokenPath: '/blog/a' });
  await expect(draw()).rejects.toThrow('drawn badly');
  await expect(
    prerenderAll(
      dir,
      { manifest: {}, css: '' },
      { module: at('prerender.mjs'), css },
      () => '',
      () => {},
    ),
  ).rejects.toThrow('The browser build has no file for src/entry-browser.ts.');
});
