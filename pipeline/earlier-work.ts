import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn, sampleFolder } from './business-folder.ts';

/** What an owner has written where the software keeps its own files. */
export type Earlier = {
  contentDir: string;
  photosDir: string;
  /** Writes what the owner changed of the brand over that of the sample. */
  takeBrand: (brandDir: string) => Promise<void>;
  /** Writes the texts of the sample, without the owner's changes. */
  takeTexts?: (folder: string) => Promise<void>;
  /** Restores the software's files. @returns what it did and what is left to do, as sentences */
  putBack: () => Promise<string[]>;
};

/** Where the content was before there was a folder for it. */
const formerly = 'content/business.yaml';
const inSample = `sample/${formerly}`;

/**
 * Finds an owner's work outside `business/`: in `content/` and `photos/`, where they were once, or in `sample/`, where an
 * owner has changed it or git has put what was in `content/`.
 * @param root the project's root folder
 * @returns undefined if there is none
 */
export async function earlierWork(root: string): Promise<Earlier | undefined> {
  if (existsSync(path.join(root, formerly))) {
    const { contentDir, photosDir } = foldersIn(root);
    return {
      contentDir,
      photosDir,
      takeBrand: (brandDir) => takeColours(root, brandDir, (file) => readFile(path.join(root, file), 'utf8')),
      putBack: async () => [
        'It is a copy of content/ and photos/, which the site reads no more: delete them once you have seen your site. A logo or map of your own in the code has to be put into business/brand/ by hand.',
      ],
    };
  }
  const { ours, theirs } = commitsOf(root);
  const changed = git(root, 'diff', '--name-only', '-z', theirs, '--', 'sample')?.split('\0') ?? [];
  const added =
    git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'sample')?.split('\0') ?? [];
  if (![...changed, ...added].some(Boolean)) return undefined;
  const { contentDir, photosDir } = foldersIn(sampleFolder(root));
  return {
    contentDir,
    photosDir,
    takeBrand: async (brandDir) => {
      if (ours) await takeColours(root, brandDir, async (file) => git(root, 'show', `${ours}:${file}`) ?? '');
    },
    async takeTexts(folder) {
      const files =
        git(root, 'ls-tree', '-r', '--name-only', '-z', theirs, 'sample/content')?.split('\0') ?? [];
      for (const file of files.filter(Boolean)) {
        const target = path.join(folder, path.relative('sample/content', file));
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, git(root, 'show', `${theirs}:${file}`) ?? '');
      }
    },
    async putBack() {
      git(root, 'restore', `--source=${theirs}`, '--worktree', '--', 'sample');
      for (const file of added.filter(Boolean)) await rm(path.join(root, file));
      return [
        'Your changes in sample/ are in business/ now, and sample/ is as the software has it: commit both.',
      ];
    },
  };
}

/**
 * theirs: the commit with the sample as the software has it. If an owner's commits, with the content in its former place,
 * were merged with the software's, ours is the last of them.
 */
function commitsOf(root: string): { ours?: string; theirs: string } {
  const has = (commit: string, file: string) =>
    git(root, 'cat-file', '-e', `${commit}:${file}`) !== undefined;
  const merges = git(root, 'log', '--merges', '--max-count=100', '--format=%P')?.split('\n') ?? [];
  for (const line of merges) {
    const parents = line.split(' ');
    const ours = parents.find((parent) => parent && has(parent, formerly));
    const theirs = parents.find((parent) => parent && has(parent, inSample));
    if (ours && theirs) return { ours, theirs };
  }
  return { theirs: 'HEAD' };
}

/** What git prints; undefined if it fails, or without git or a repository. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    const settings = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, { ...settings, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}

/** Takes the colours that stood in the tokens of the styles once. @param read reads a file of that time */
async function takeColours(root: string, brandDir: string, read: (file: string) => Promise<string>) {
  const tokens = 'src/styles/tokens.css';
  const former = await read(tokens).catch(() => '');
  const colours = new Map(
    [...former.matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(([, name, value]) => [name, value]),
  );
  const now = await readFile(path.join(root, tokens), 'utf8');
  const file = path.join(brandDir, 'colours.yaml');
  let text = await readFile(file, 'utf8');
  for (const [, token, role] of now.matchAll(/--([\w-]+): brand\(([\w-]+)\);/g)) {
    const value = colours.get(token);
    if (value) text = text.replace(new RegExp(`^(${role}: )'#\\w+'`, 'm'), `$1'${value}'`);
  }
  await writeFile(file, text);
}
