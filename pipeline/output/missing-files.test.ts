import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingFiles } from './missing-files.ts';
import { writeFiles } from './write-files.ts';

const siteUrl = 'https://www.example.com';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'missing-'));
  await writeFiles(dir, {
    'index.html': `<a href="/services#top">x</a><a href="${siteUrl}/feed.xml?a">x</a><a href="//other.example/x">x</a>
      <img src="/photos/a%20b.jpg" srcset="/photos/a-320.avif 320w, /photos/a-640.avif 640w">
      <style>a{src:url(/assets/font.woff2)}</style><script src="/assets/entry-1a.js"></script>
      <a href="https://other.example/missing">x</a><a href="tel:1">x</a><p>and /or "/nothing" or href="/nothing"</p>`,
    'services.html': '<a href="/">x</a>',
    'feed.xml': '',
    'photos/a b.jpg': '',
    'photos/a-320.avif': '',
    'photos/a-640.avif': '',
    'assets/font.woff2': '',
    'assets/deferred-2b.css': 'a{background:url("/photos/a-320.avif")}',
    'assets/entry-1a.js': 'import("./part-3c.js"),["assets/part-3c.js","assets/deferred-2b.css"]',
    'assets/part-3c.js': 'import{x}from"./entry-1a.js"',
  });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a complete site has no findings', async () => {
  expect(await missingFiles(dir, siteUrl)).toEqual([]);
});

test('a file that the server makes on request does not count as missing', async () => {
  await rm(path.join(dir, 'photos/a b.jpg'));
  expect(await missingFiles(dir, siteUrl, (pathname) => pathname === '/photos/a b.jpg')).toEqual([]);
});

test.each([
  ['services.html', 'index.html', '/services#top'],
  ['photos/a b.jpg', 'index.html', '/photos/a%20b.jpg'],
  ['photos/a-640.avif', 'index.html', '/photos/a-640.avif'],
  ['photos/a-320.avif', 'assets/deferred-2b.css', '/photos/a-320.avif'],
  ['assets/part-3c.js', 'assets/entry-1a.js', '/assets/part-3c.js'],
  ['assets/deferred-2b.css', 'assets/entry-1a.js', '/assets/deferred-2b.css'],
])('without %s there is a sentence', async (file, namedBy, address) => {
  await rm(path.join(dir, file));
  expect(await missingFiles(dir, siteUrl)).toEqual([
    `The build is incomplete: ${namedBy} names ${address}, which is missing.`,
  ]);
});
