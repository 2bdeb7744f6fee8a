import './production-mode.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PhotosOnRequest, photosOnRequest } from '@site/photos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  filesEnding,
  root,
  type TestContent,
  testContent,
  testOutput,
} from '../../tests/support/test-content.ts';
import type { ContentError } from '../content-error.ts';
import { photoOptions } from '../photo-options.ts';
import { buildSite } from './build.ts';
import { howToLook } from './run-build.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
let content: TestContent;
let output: Awaited<ReturnType<typeof testOutput>>;
let pages: Map<string, string>;
let index: string;
const said: string[] = [];
/** What builds said that failed, before the first that did not. */
const failures: unknown[] = [];
/** What was then in the output folder. */
let left: string[];

/** Builds like `npm start` when no photo has been encoded yet. */
const onRequest: PhotosOnRequest = {
  ...photosOnRequest(photoOptions(root)),
  publishCached: async () => 500,
};
const build = () =>
  buildSite({
    root,
    onRequest,
    business: content.business,
    outDir: output.outDir,
    // Notices that ended after this day must stay: the build ignores today's date.
    committed: '2026-11-23',
    isCompressed: false,
    say: (line) => void said.push(line),
  });
const site = (ending: RegExp) => filesEnding(path.join(output.outDir, 'site'), ending);

const attack = '</script></title></head><img src=x onerror=alert(1)>';
const notices = `notices:
  - { from: 2026-12-24, until: 2027-01-03, words: Closed over Christmas., closed: true }
  - { from: 2026-11-23, until: 2026-11-23, words: Market day., closed: false }
  - { from: 2026-11-01, until: 2026-11-22, words: Long past., closed: true }`;
const licence = '{ number: VICLHL04242, register: https://register.example.org/04242 }';
/** Other facts, the other variants and hostile texts. */
const changes: [file: string, find: string, write: string][] = [
  [business, 'name: Riverlight Cleaning', 'name: Clear & Calm <i> {1+1}'],
  [business, '"0491 570 006"', '"02 6041 2345"'],
  [business, 'https://www.riverlightcleaning.example', 'https://clearandcalm.com.au'],
  [business, 'words: 300+', `words: ${attack} 300+`],
  [business, 'labourHireLicence: null', `labourHireLicence: ${licence}`],
  [business, 'ndisScreening: null', 'ndisScreening: Each of us has a clearance.'],
  [business, 'notices: []', notices],
  [home, 'variant: classic', 'variant: team'],
  [home, 'variant: six', 'variant: five'],
  [home, 'variant: three', 'variant: five'],
  [home, 'reviewsUrl: null', 'reviewsUrl: https://reviews.example.com/all'],
  [home, 'title: House and Office Cleaning', `title: ${attack}`],
  [home, 'heading: Where we clean', `heading: ${attack}`],
  [home, 'alt: Sunlit living room', `alt: '"${attack}' #`],
  ['testimonials.json', '"name": "Priya S."', `"name": "${attack} Priya S."`],
  ['gallery.json', '"title": "', `"title": "${attack} `],
  ['pages/services.yaml', 'menu: Services', `menu: ${attack} Services`],
  ['articles/family-home-cleaning-guide.md', 'title: A room', `title: ${attack} A room`],
];

beforeAll(async () => {
  content = await testContent();
  output = await testOutput();
  await mkdir(output.outDir);
  await writeFile(path.join(output.outDir, 'old.html'), 'the site as it was');
  for (const [find, wrong] of [
    ['  heading: Where we clean\n', ''],
    ['src: hero.jpg', 'src: gone.jpg'],
  ] as const) {
    const source = await content.read(home);
    await content.edit(home, find, wrong);
    await build().catch((error: ContentError) => failures.push(error.sentences));
    await content.write(home, source);
  }
  left = await readdir(output.dir, { recursive: true });
  for (const change of changes) await content.edit(...change);
  await build();
  pages = await site(/\.html$/);
  index = pages.get('index.html') ?? '';
});
afterAll(async () => {
  await content.remove();
  await output.remove();
});

test('a mistake in the content or a missing photo is a sentence, and leaves the site as it was', () => {
  expect(failures).toEqual([
    ['sample/content/pages/home.yaml, coverage, heading: is missing: add it.'],
    [
      'sample/content/pages/home.yaml, hero, photo, src: sample/photos/gone.jpg is missing: add the file, or correct the name where it is used.',
    ],
  ]);
  expect(left.sort()).toEqual(['dist', 'dist/old.html']);
});

test('a build after failed ones ends, and leaves nothing but the site', async () => {
  expect(said.filter((line) => line.startsWith(`Built ${pages.size} pages in `))).toHaveLength(1);
  expect(said.at(-1)).toMatch(/^\d+ warnings about the content: see npm run content\.$/);
  expect(await readdir(output.dir)).toEqual(['dist']);
  expect(await readdir(output.outDir)).toEqual(expect.arrayContaining(['READ ME.txt', 'site']));
  for (const said of [howToLook('dist'), await readFile(path.join(output.outDir, 'READ ME.txt'), 'utf8')])
    expect(said).toMatch(/npm start[\s\S]*\bdouble click on\s\S*index\.html/);
});

test('photos that are not encoded yet are announced, not published', async () => {
  expect(said).toContain(
    '500 photo files will be made while the site is served; npm run build makes all of them.',
  );
  expect(await readdir(path.join(output.outDir, 'site'))).not.toContain('api');
});

test('every page has the new name in its title, the new number and an address on the new site', {
  tags: ['S1', 'L9'],
}, () => {
  for (const [file, html] of pages) {
    expect(html, file).toMatch(/<title>[^<]+ \| Clear &amp; Calm &lt;i&gt; \{1\+1\}<\/title>/);
    // Other services, such as those for complaints, have 13 and 1800 numbers.
    const links = [...html.matchAll(/href="tel:(?!1[38])([^"]*)"/g)].map(([, number]) => number);
    expect(new Set(links), file).toEqual(new Set(['+61260412345']));
    expect(html, file).toContain('02 6041 2345');
    const wanted = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1];
    expect(canonical, file).toBe(file === '404.html' ? undefined : `https://clearandcalm.com.au${wanted}`);
  }
});

test('the old facts appear nowhere, nor does the evidence of a claim', { tags: 'S1' }, async () => {
  const files = await site(/\.(html|js|json|txt|xml|webmanifest)$/);
  expect([...files.keys()].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  const old = /Riverlight Cleaning|0491 ?570 ?006|61491570006|www\.riverlightcleaning\.example/;
  for (const [file, source] of files) {
    expect(source, file).not.toMatch(old);
    expect(source, file).not.toContain('Certificate of currency in the policy register');
  }
});

test('the labour hire licence is in the footer and on the commercial pages', { tags: 'U2' }, () => {
  const shown = 'Labour hire licence (Victoria) VICLHL04242';
  for (const [file, html] of pages) {
    const count = /^(commercial|builders-handover)\.html$/.test(file) ? 2 : 1;
    expect(html.split(shown).length - 1, file).toBe(count);
    expect(html, file).toContain('href="https://register.example.org/04242"');
  }
});

test('notices that have not passed are on every page, in the data and in the contact card', {
  tags: 'U9',
}, async () => {
  for (const [file, html] of pages) {
    expect(html, file).toMatch(/data-until="2027-01-03"><strong>24 December 2026 to 3 January 2027</);
    expect(html, file).toMatch(/data-until="2026-11-23"><strong>23 November 2026</);
    expect(html, file).not.toContain('Long past.');
  }
  expect(index).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"2026-12-24","validThrough":"2027-01-03","opens":"00:00","closes":"00:00"}]',
  );
  const [card] = (await site(/contact\.vcf$/)).values();
  expect(card).toContain('24 December 2026 to 3 January 2027: Closed over Christmas.');
});

test.each([
  ['the team hero', 'index.html', /hero-heading(?:(?!<\/section>).)*Get Your Quote/s],
  ['a link to the team', 'index.html', /hero-heading(?:(?!<\/section>).)*href="\/about#team"/s],
  ['five questions', 'index.html', 'Do I have to be there when you clean?'],
  ['five steps', 'index.html', 'We check the work'],
  [
    'a link to more reviews',
    'index.html',
    /<a [^>]*href="https:\/\/reviews\.example\.com\/all"[^>]*target="_blank"[^>]*><span>Read More Reviews/,
  ],
  ['the worker screening', 'ndis.html', 'Each of us has a clearance.'],
  ['both places of the notices', 'contact.html', /Closed over Christmas\.[\s\S]*Closed over Christmas\./],
  ['text in place of markup', 'index.html', '&lt;/title&gt;&lt;/head&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ['a hostile name in an article', 'blog/hepa-filters-clean-home.html', 'Calm &lt;i&gt; {1+1} included'],
])(
  '%s: the content chooses it, so it is in %s',
  { tags: ['H1', 'H11', 'H12', 'H15', 'H17', 'U4'] },
  (_, file, shown) => {
    expect(pages.get(file)).toMatch(shown);
  },
);

test('what the content has not chosen is not there, and no text becomes markup', { tags: 'H17' }, () => {
  const others = [
    'Come home to calm',
    'Do I need to be home during the clean?',
    /<button[^>]*>Read More Rev/,
  ];
  for (const other of others) expect(index).not.toMatch(other);
  for (const [file, html] of pages) {
    expect(html, file).not.toMatch(/<img src=x|<i>/);
    expect(html.match(/<\/head>/g), file).toHaveLength(1);
  }
});
