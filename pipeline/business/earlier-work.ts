import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesFrom, git } from '../git.ts';
import { foldersIn, sampleFolder } from './business-folder.ts';

/** What an owner has written where the software keeps its own files. */
export type Earlier = {
  contentDir: string;
  photosDir: string;
  /** Whether the brand was in the code then (`takeFormerBrand`). */
  isBrandInCode: boolean;
  /** Writes the texts of the sample, without the owner's changes; if it is missing, they are in `sample/`. */
  takeTexts?: (folder: string) => Promise<void>;
  /** Restores the software's files. @returns what it did, or what is left to do */
  putBack: () => Promise<string>;
};

/** Where the content was before there was a folder for it. */
const formerly = 'content/business.yaml';

/**
 * Finds an owner's work outside `business/`: in `content/` and `photos/`, where they were once, or in `sample/`, where an
 * owner has changed it or git has put what was in `content/`.
 * @param root the project's root folder
 * @returns undefined if there is none
 */
export async function earlierWork(root: string): Promise<Earlier | undefined> {
  if (existsSync(path.join(root, formerly)))
    return {
      ...foldersIn(root),
      isBrandInCode: true,
      putBack: async () =>
        'business/ is a copy of content/ and photos/, which the site reads no more: delete them once you have seen your site. A map or logos of clients of your own, which were in the code and in public/, have to be put into business/brand/ by hand.',
    };
  const theirs = softwareCommit(root);
  const changed = filesFrom(root, 'diff', '--name-only', '-z', theirs, '--', 'sample');
  const added = filesFrom(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'sample');
  if (changed.length + added.length === 0) return undefined;
  return {
    ...foldersIn(sampleFolder(root)),
    isBrandInCode: theirs !== 'HEAD',
    async takeTexts(folder) {
      for (const file of filesFrom(root, 'ls-tree', '-r', '--name-only', '-z', theirs, 'sample/content')) {
        const target = path.join(folder, path.relative('sample/content', file));
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, git(root, 'show', `${theirs}:${file}`) ?? '');
      }
    },
    async putBack() {
      git(root, 'restore', `--source=${theirs}`, '--worktree', '--', 'sample');
      for (const file of added) await rm(path.join(root, file));
      return 'Your changes in sample/ are in business/ now, and sample/ is as the software has it: commit both.';
    },
  };
}

/**
 * The commit with the sample as the software has it: the last one, unless commits with the content in its former place,
 * an owner's, were merged with the software's.
 */
function softwareCommit(root: string): string {
  const has = (commit: string, file: string) =>
    git(root, 'cat-file', '-e', `${commit}:${file}`) !== undefined;
  const merges = git(root, 'log', '--merges', '--max-count=100', '--format=%P')?.split('\n') ?? [];
  for (const line of merges.filter(Boolean)) {
    const parents = line.split(' ');
    const theirs = parents.find((parent) => has(parent, `sample/${formerly}`));
    if (theirs && parents.some((parent) => has(parent, formerly))) return theirs;
  }
  return 'HEAD';
}

/** The newest version of a file in the folder or in git in which something is found. */
async function lastWith(root: string, file: string, sign: RegExp): Promise<string | undefined> {
  const now = await readFile(path.join(root, file), 'utf8').catch(() => '');
  if (sign.test(now)) return now;
  const commits =
    git(root, 'log', '--full-history', '--max-count=200', '--format=%H', '--', file)?.split('\n') ?? [];
  for (const commit of commits.filter(Boolean)) {
    const then = git(root, 'show', `${commit}:${file}`) ?? '';
    if (sign.test(then)) return then;
  }
  return undefined;
}

/** The names that custom properties had when they were named after the colours of one brand. */
const formerNames: Record<string, string> = {
  page: 'paper',
  'quiet-band': 'linen',
  'tinted-band': 'mist',
  'coloured-band': 'terracotta',
  'dark-band': 'deep',
  footer: 'ink',
  'on-band': 'on-deep',
  'on-band-accent': 'on-deep-accent',
};

/**
 * Takes the colours, logo and icon that a project had in its code before they were data of a business.
 * @param brandDir a copy of the sample's brand, in which they replace what is there
 */
export async function takeFormerBrand(root: string, brandDir: string): Promise<void> {
  const tokens = 'src/styles/tokens.css';
  const former = await lastWith(root, tokens, /--paper: #/);
  const colours = new Map(
    [...(former ?? '').matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(([, name, value]) => [name, value]),
  );
  const now = await readFile(path.join(root, tokens), 'utf8');
  const file = path.join(brandDir, 'colours.yaml');
  let text = await readFile(file, 'utf8');
  for (const [, token = '', role] of now.matchAll(/--([\w-]+): brand\(([\w-]+)\);/g)) {
    const value = colours.get(formerNames[token] ?? token);
    if (value) text = text.replace(new RegExp(`^(${role}: )'#\\w+'`, 'm'), `$1'${value}'`);
  }
  await writeFile(file, text);

  const logo = (await lastWith(root, 'src/art/logo.ts', /viewBox: '/)) ?? '';
  const [, viewBox] = /viewBox: '([\d .]+)'/.exec(logo) ?? [];
  const parts = [...logo.matchAll(/\bd: '([^']+)',\s*role: '(\w+)'/g)].map(
    ([, d, role], at) => `<path id="${role}-${at + 1}" d="${d}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts.join('')}</svg>\n`;
  if (viewBox && parts.length > 0) await writeFile(path.join(brandDir, 'logo.svg'), drawing);
  const icon = await lastWith(root, 'public/favicon.svg', /<svg/);
  if (icon) await writeFile(path.join(brandDir, 'icon.svg'), icon);
}
