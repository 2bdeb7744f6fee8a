import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleDir } from '../../tests/test-content.ts';
import { checkContent } from './check.ts';
import { formerContent, formerNames } from './former.ts';

let project: string;
let business: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'former-test-'));
  business = path.join(project, 'business');
  for (const name of ['content', 'brand'])
    await cp(path.join(sampleDir, name), path.join(business, name), { recursive: true });
});
afterEach(() => rm(project, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: project });

async function edit(file: string, find: string, replacement: string): Promise<void> {
  const place = path.join(business, 'content', file);
  const source = await readFile(place, 'utf8');
  expect(source).toContain(find);
  await writeFile(
    place,
    source.replace(find, () => replacement),
  );
}

async function warnings(): Promise<string[]> {
  return (await checkContent({ root: project, business, day: '2026-11-21' })).warnings;
}

test('a published name that is gone, and the words for a published photo beside another one, are listed', async () => {
  await edit('business.yaml', '  - Howlong\n', '  - Howlong\n  - Beechworth\n');
  await edit('pages/contact.yaml', 'Howlong on the NSW side', 'Howlong and Beechworth');
  await edit('pages/home.yaml', 'name: Deep Clean', 'name: Big Reset');
  await edit('pages/home.yaml', 'Everything in a Deep Clean', 'Everything in a Big Reset');
  await edit('articles/hepa-filters-clean-home.md', 'alt: Vacuum cleaner', 'alt: Our own vacuum cleaner');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Publish');
  const before = await warnings();
  await edit('business.yaml', '  - Beechworth\n', '');
  await edit('pages/home.yaml', 'name: Big Reset', 'name: Spring Clean');
  await edit('articles/hepa-filters-clean-home.md', 'src: blog-hepa.jpg', 'src: family-04.jpg');
  expect((await warnings()).filter((sentence) => !before.includes(sentence))).toEqual([
    'sample/content/pages/contact.yaml, area, areas, item 5, text: names Beechworth, outside the suburbs you serve: change it, unless it is still right.',
    'sample/content/pages/home.yaml, packages, items, item 3, features, item 1: names Big Reset, no longer among your packages: change it, unless it is still right.',
    'sample/content/articles/hepa-filters-clean-home.md, photo, alt: was written for another photo: say what this one shows, unless it fits this one too.',
  ]);
});

test('a published file with mistakes is no hindrance', async () => {
  await edit('business.yaml', 'areaServed:', 'areaServed: Albury\nother:');
  await edit('pages/home.yaml', '  items:\n    - id: general', '  items: none\n  other:\n    - id: general');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Publish');
  const written = ['business.yaml', 'pages/home.yaml'].map((file) => ({ file, raw: {}, filled: {} }));
  expect(formerNames(await formerContent(project, business, written))).toEqual({ suburbs: [], packages: [] });
});

test('outside a git repository nothing is known of earlier content', async () => {
  expect(await formerContent(project, business, [{ file: 'business.yaml', raw: {}, filled: {} }])).toEqual(
    new Map(),
  );
});
