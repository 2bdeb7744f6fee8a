import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { git } from '../../fixtures/git.ts';
import { editSite, site } from '../../site.ts';
import { price, publisherFor, pushedDesk } from './fixtures.ts';

const home = 'content/pages/home.yaml';
const fixture = path.join(import.meta.dirname, '../../fixtures/site');

describe('a folder with a remote', () => {
  test('the first change of a sample makes a folder of the owner’s own, which alone is published', async () => {
    const { root, desk, set, remote } = await pushedDesk('sample');
    // With the settings of Windows, a copy of the folder without these attributes would get other line ends.
    await writeFile(path.join(root, '.gitattributes'), '* text=auto eol=lf\n');
    await writeFile(path.join(root, 'sample/brand/icon.svg'), '<svg>\n</svg>\n');
    git(root, 'config', 'core.autocrlf', 'true');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'A picture');
    git(root, 'push', '-q');
    const own = path.join(root, 'own');
    const isShown = () => !existsSync(own);
    const begin = async () => {
      await cp(path.join(root, 'sample'), own, { recursive: true });
      await cp(path.join(own, 'content'), path.join(own, 'begun'), { recursive: true });
    };
    editSite({
      ...site(),
      folder: () => (isShown() ? path.join(root, 'sample') : own),
      sample: { folder: 'sample', isShown, begin },
    });
    const publisher = publisherFor(desk, root);
    expect((await desk.state()).isSample).toBe(true);
    await set(...price, 270);
    expect((await desk.state()).isSample).toBe(false);
    const words = ['Home › Packages › Deep Clean › From price: $250 → $270'];
    expect(await publisher.words()).toEqual(words);
    await desk.undo();
    expect(await publisher.words()).toEqual([]);
    await desk.redo();
    await rename(own, path.join(root, '.desk/away'));
    const isGone = /folder with your site is gone, so nothing was saved/;
    await expect(set(...price, 280)).rejects.toThrow(isGone);
    await expect(desk.undo()).rejects.toThrow(isGone);
    await rename(path.join(root, '.desk/away'), own);
    expect(await publisher.publish()).toMatchObject({ kind: 'sent' });
    const files = git(remote, 'diff', '--name-only', 'main~', 'main').split('\n');
    expect(files.filter((file) => !file.startsWith('own/'))).toEqual([]);
    expect(files).toContain('own/begun/pages/home.yaml');
    expect(git(remote, 'show', 'main:own/content/pages/home.yaml')).toContain('fromPrice: 270');
    expect((await publisher.changes()).releases).toMatchObject([{ words }]);
  });

  test('a developer’s other changes, staged or not, stay as they are; a file with other line ends has no changed values', async () => {
    const { root, desk, set, remote } = await pushedDesk();
    await writeFile(path.join(root, 'code.ts'), 'export const one = 2;\n');
    await writeFile(path.join(root, 'new.ts'), '\n');
    git(root, 'add', 'new.ts');
    const file = path.join(root, 'content/gallery.json');
    const windows = (await readFile(file, 'utf8')).replaceAll('\n', '\r\n');
    await writeFile(file, windows);
    const publisher = publisherFor(desk, root);
    expect(await publisher.words()).toEqual([]);
    await set(...price, 270);
    expect(await publisher.publish()).toMatchObject({ kind: 'sent' });
    const lines = git(root, 'status', '--porcelain').split('\n');
    expect(lines.map((line) => line.trim())).toEqual(['M code.ts', 'A  new.ts']);
    expect(git(remote, 'show', 'main:code.ts')).toBe('export const one = 1;');
    expect(git(remote, 'show', 'main:content/gallery.json')).toBe(windows.trim());
  });
});

test.each(['a remote', 'git', 'a folder'])(
  'with %s: two publishes, and back to an earlier one',
  async (kept) => {
    const { root, desk, set, remote } = await pushedDesk();
    if (kept === 'git') git(root, 'remote', 'remove', 'origin');
    if (kept === 'a folder') await rm(path.join(root, '.git'), { recursive: true });
    const isPushed = kept === 'a remote';
    const sample = { folder: fixture, isShown: () => false, begin: async () => undefined };
    editSite({ ...site(), sample });
    // Left behind by a desk that was killed.
    await mkdir(path.join(root, '.desk/releases/unfinished/content'), { recursive: true });
    await writeFile(path.join(root, '.desk/releases/unfinished/content/old.yaml'), '');
    const publisher = publisherFor(desk, root);
    const folder = path.join(root, 'dist/site');
    const target = isPushed ? `to ${remote}` : `into the folder ${folder}`;
    const said = isPushed
      ? { kind: 'sent', sentence: `Sent to ${remote}; your host builds it now.` }
      : { kind: 'ready', sentence: expect.stringContaining(`folder ${folder}. Upload everything in it`) };
    expect(await publisher.changes()).toMatchObject({ target, entries: [], releases: [] });
    const texts: string[] = [];
    for (const [from, to] of [
      [250, 260],
      [260, 270],
    ] as const) {
      await set(...price, to);
      const words = [`Home › Packages › Deep Clean › From price: $${from} → $${to}`];
      expect(await publisher.words()).toEqual(words);
      expect(await publisher.publish()).toMatchObject(said);
      if (kept === 'git') expect(git(root, 'log', '-1', '--format=%s')).toBe(words[0]);
      texts.push(await readFile(path.join(root, home), 'utf8'));
    }
    const unseen = expect.stringMatching(/^Something was changed/);
    expect(await publisher.publishSeen('')).toMatchObject({ kind: 'stopped', sentence: unseen });
    const nothing = { kind: 'stopped', sentence: expect.stringContaining('nothing to publish') };
    expect(await publisher.publish()).toMatchObject(isPushed ? nothing : said);
    const { entries, releases, since } = await publisher.changes();
    expect(entries).toEqual([]);
    expect(since).toBe(releases[0]?.date);
    // Without git, only the last publish can be brought back.
    const isLast = kept === 'a folder';
    expect(releases).toHaveLength(isLast ? 1 : 2);
    await set(...price, 280);
    await publisher.restore({ id: releases.at(-1)?.id ?? '' });
    expect(await readFile(path.join(root, home), 'utf8')).toBe(texts[isLast ? 1 : 0]);
    expect(await publisher.words()).toHaveLength(isLast ? 0 : 1);
    await desk.undo();
    expect(await publisher.words()).toEqual([expect.stringContaining('$270 → $280')]);
  },
);

test('without a remote, a lock or a build that stops leaves the last publish as it was', async () => {
  const { root, desk, set } = await pushedDesk();
  git(root, 'remote', 'remove', 'origin');
  const head = git(root, 'rev-parse', 'HEAD');
  await set(...price, 270);
  const lock = path.join(root, '.git/index.lock');
  await writeFile(lock, '');
  const sentence = expect.stringContaining(lock);
  expect(await publisherFor(desk, root).publish()).toMatchObject({ kind: 'stopped', sentence });
  await rm(lock);
  const stopping = publisherFor(desk, root, () => {
    throw new Error('Dark.');
  });
  expect(await stopping.publish()).toMatchObject({ kind: 'stopped', details: 'Dark.' });
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head);
  expect(await stopping.words()).toHaveLength(1);
});

test('a folder that git refuses, or that is on no branch, never publishes elsewhere', async () => {
  const { root, desk, set } = await pushedDesk();
  await set(...price, 270);
  const publisher = publisherFor(desk, root);
  const stopped = (said: RegExp) => ({ kind: 'stopped', sentence: expect.stringMatching(said) });
  git(root, 'checkout', '-q', '--detach');
  expect(await publisher.publishSeen('')).toMatchObject(stopped(/on no branch/));
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const refused = publisherFor(desk, root);
  const said = /Git can’t open this folder.*Git said: .*dubious ownership/;
  expect(await refused.publishSeen('')).toMatchObject(stopped(said));
  await expect(refused.changes()).rejects.toThrow(said);
});
