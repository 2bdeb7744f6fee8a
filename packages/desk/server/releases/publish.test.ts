import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { editSite, site } from '../../site.ts';
import { copiedDesk } from '../fixtures.ts';
import { git, price, publisherFor, pushedDesk, reopened, setValue } from './fixtures.ts';

const home = 'content/pages/home.yaml';

describe('a folder with a remote', () => {
  test('a changed price is published, described in words, and arrives at the remote', async () => {
    const { root, desk, remote } = await pushedDesk();
    const publisher = publisherFor(desk, root);
    expect((await publisher.changes()).releases).toEqual([]);
    expect(await publisher.words()).toEqual([]);
    await setValue(desk, price, 270);
    expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $250 → $270']);
    const outcome = await publisher.publish();
    expect(outcome).toMatchObject({
      kind: 'published',
      sentence: expect.stringContaining('It was sent to'),
      address: expect.stringMatching(/^https:/),
    });
    const { releases } = await publisher.changes();
    expect(releases).toMatchObject([{ words: ['Home › Packages › Deep Clean › From price: $250 → $270'] }]);
    expect((await publisher.changes()).since).toBe(releases[0]?.date);
    expect(publisher.steps).toEqual(['Checking', 'Building', 'Keeping', 'Sending']);
    expect(git(remote, 'show', 'main:content/pages/home.yaml')).toContain('fromPrice: 270');
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'));
    expect(await publisher.words()).toEqual([]);
    expect(await publisher.publish()).toMatchObject({
      kind: 'stopped',
      sentence: expect.stringContaining('nothing to publish'),
    });
  });

  test('the first change of a sample makes a folder of the owner’s own, which alone is published', async () => {
    const { root, desk, remote } = await pushedDesk('sample');
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
    await setValue(desk, price, 270);
    expect((await desk.state()).isSample).toBe(false);
    const words = ['Home › Packages › Deep Clean › From price: $250 → $270'];
    expect(await publisher.words()).toEqual(words);
    await desk.undo();
    expect(await publisher.words()).toEqual([]);
    await desk.redo();
    await rename(own, path.join(root, '.desk/away'));
    const isGone = /folder with your site is gone, so nothing was saved/;
    await expect(setValue(desk, price, 280)).rejects.toThrow(isGone);
    await expect(desk.undo()).rejects.toThrow(isGone);
    await rename(path.join(root, '.desk/away'), own);
    expect(await publisher.publish()).toMatchObject({ kind: 'published' });
    const files = git(remote, 'diff', '--name-only', 'main~', 'main').split('\n');
    expect(files.filter((file) => !file.startsWith('own/'))).toEqual([]);
    expect(files).toContain('own/begun/pages/home.yaml');
    expect(git(remote, 'show', 'main:own/content/pages/home.yaml')).toContain('fromPrice: 270');
    expect((await publisher.changes()).releases).toMatchObject([{ words }]);
  });

  test('a developer’s other changes, staged or not, stay as they are', async () => {
    const { root, desk, remote } = await pushedDesk();
    await writeFile(path.join(root, 'code.ts'), 'export const one = 2;\n');
    await writeFile(path.join(root, 'new.ts'), '\n');
    git(root, 'add', 'new.ts');
    await setValue(desk, price, 270);
    await publisherFor(desk, root).publish();
    expect(
      git(root, 'status', '--porcelain')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['M code.ts', 'A  new.ts']);
    expect(git(remote, 'show', 'main:code.ts')).toBe('export const one = 1;');
    git(root, 'commit', '-q', '-a', '-m', 'Another one');
    expect(await publisherFor(desk, root).publish()).toMatchObject({ kind: 'published' });
    expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('Another one');
  });

  test('a file with other line ends has no changed values, and does not stop a publish', async () => {
    const { root, desk, remote } = await pushedDesk();
    const file = path.join(root, 'content/gallery.json');
    const windows = (await readFile(file, 'utf8')).replaceAll('\n', '\r\n');
    await writeFile(file, windows);
    const publisher = publisherFor(desk, root);
    expect(await publisher.words()).toEqual([]);
    expect(await publisher.publish()).toMatchObject({
      sentence: expect.stringContaining('nothing to publish'),
    });
    git(root, 'commit', '-q', '--allow-empty', '-m', 'Code');
    expect(await publisher.publish()).toMatchObject({ kind: 'published' });
    expect(git(remote, 'show', 'main:content/gallery.json')).toBe(windows.trim());
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('three publishes, and back to the first', async () => {
    const { root, desk } = await pushedDesk();
    const publisher = publisherFor(desk, root);
    const texts: string[] = [];
    for (const value of [260, 270, 280]) {
      await setValue(desk, price, value);
      expect(await publisher.publish()).toMatchObject({ kind: 'published' });
      texts.push(await readFile(path.join(root, home), 'utf8'));
    }
    const { releases } = await publisher.changes();
    expect(releases.map(({ words }) => words[0])).toEqual([
      'Home › Packages › Deep Clean › From price: $270 → $280',
      'Home › Packages › Deep Clean › From price: $260 → $270',
      'Home › Packages › Deep Clean › From price: $250 → $260',
    ]);
    await publisher.restore({ id: releases[2]?.id ?? '' });
    expect(await readFile(path.join(root, home), 'utf8')).toBe(texts[0]);
    expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $280 → $260']);
    expect(await publisher.publish()).toMatchObject({ kind: 'published' });
    expect((await publisher.changes()).releases).toHaveLength(4);
    await desk.undo();
    expect(await readFile(path.join(root, home), 'utf8')).toBe(texts[2]);
  });

  test('content with mistakes is not published', async () => {
    const { root, desk, remote } = await pushedDesk();
    const before = git(remote, 'rev-parse', 'main');
    const source = await readFile(path.join(root, home), 'utf8');
    await writeFile(path.join(root, home), source.replace('fromPrice: 250', 'fromPrice: a lot'));
    const outcome = await publisherFor(desk, root).publish();
    expect(outcome).toMatchObject({
      kind: 'stopped',
      problems: [{ file: 'pages/home.yaml', path: price.path }],
    });
    expect(git(remote, 'rev-parse', 'main')).toBe(before);
  });

  test('a change after the list was loaded, or during the build, stops the publish', async () => {
    const { root, desk, remote } = await pushedDesk();
    const before = git(remote, 'rev-parse', 'main');
    await setValue(desk, price, 270);
    const publisher = publisherFor(desk, root);
    const { seen } = await publisher.changes();
    await setValue(desk, price, 280);
    const changed = { kind: 'stopped', sentence: expect.stringMatching(/^Something was changed/) };
    const late = publisherFor(desk, root);
    expect(await late.publishSeen(seen)).toMatchObject(changed);
    const text = await readFile(path.join(root, home), 'utf8');
    const during = publisherFor(desk, root, (step) => {
      if (step === 'Built') writeFileSync(path.join(root, home), text.replace('280', '290'));
    });
    expect(await during.publish()).toMatchObject(changed);
    expect(git(remote, 'rev-parse', 'main')).toBe(before);
  });

  test('if the remote refuses or is gone, nothing is lost', async () => {
    const { root, desk, remote } = await pushedDesk();
    await setValue(desk, price, 270);
    const hook = path.join(remote, 'hooks/pre-receive');
    // Written by another process: git cannot run a file that a process started by another test still has open.
    const input = '#!/bin/sh\ncat > /dev/null\necho "Only on Mondays."\nexit 1\n';
    execFileSync('sh', ['-c', 'cat > "$0" && chmod 755 "$0"', hook], { input });
    const [head, status] = [git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')];
    const publisher = publisherFor(desk, root);
    expect(await publisher.publish()).toMatchObject({
      kind: 'stopped',
      sentence: expect.stringMatching(/refused it.*details/),
      details: expect.stringContaining('Only on Mondays.'),
    });
    git(root, 'remote', 'set-url', 'origin', `${remote}-elsewhere`);
    expect(await publisher.publish()).toMatchObject({
      kind: 'stopped',
      sentence: expect.stringMatching(/refused it.*details/),
      details: expect.stringContaining('does not appear to be a git repository'),
    });
    expect([git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]).toEqual([head, status]);
    expect(await publisher.words()).toHaveLength(1);
  });

  test('if the desk stops at any step, nothing is lost', async () => {
    const { root, desk, remote } = await pushedDesk();
    const before = git(remote, 'rev-parse', 'main');
    await setValue(desk, price, 270);
    for (const at of ['Checking', 'Building', 'Built', 'Keeping', 'Sending']) {
      const ended = publisherFor(await reopened(root), root, (step) => {
        if (step === at) throw new Error(`The power is gone at ${at}.`);
      });
      expect(await ended.publish()).toMatchObject({
        kind: 'stopped',
        details: `The power is gone at ${at}.`,
      });
      expect(git(remote, 'rev-parse', 'main')).toBe(before);
    }
    // As after a power failure.
    await writeFile(path.join(root, '.desk/index'), '');
    const again = publisherFor(await reopened(root), root);
    expect(await again.words()).toEqual(['Home › Packages › Deep Clean › From price: $250 → $270']);
    expect(await again.publish()).toMatchObject({ kind: 'published' });
    expect((await again.changes()).releases).toHaveLength(1);
  });

  test('if the desk stops right after the push, the next publish completes it', async () => {
    const { root, desk, remote } = await pushedDesk();
    const first = git(root, 'rev-parse', 'HEAD');
    await setValue(desk, price, 270);
    await publisherFor(desk, root).publish();
    // As if the desk had ended before it moved the branch.
    const sent = git(remote, 'rev-parse', 'main');
    git(root, 'update-ref', 'refs/heads/main', first);
    git(root, 'update-ref', 'refs/remotes/origin/main', first);
    git(root, 'reset', '-q');
    await setValue(desk, price, 280);
    await setValue(desk, price, 270);
    const again = publisherFor(await reopened(root), root);
    expect(await again.publish()).toMatchObject({ kind: 'stopped' });
    expect(git(root, 'rev-parse', 'HEAD')).toBe(sent);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(await again.words()).toEqual([]);
  });
});

test('without a remote, a publish builds a folder, and earlier publishes can be brought back', async () => {
  const { root, desk } = await copiedDesk();
  const publisher = publisherFor(desk, root);
  await setValue(desk, price, 270);
  expect(await publisher.changes()).toMatchObject({
    since: null,
    target: { kind: 'folder', folder: 'dist/site' },
  });
  expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $250 → $270']);
  expect(await publisher.publish()).toMatchObject({
    kind: 'ready',
    sentence: expect.stringMatching(/folder dist\/site.*Upload everything in it/),
    address: expect.stringMatching(/^https:/),
  });
  expect(await publisher.words()).toEqual([]);
  expect(await publisher.publish()).toMatchObject({ kind: 'ready' });
  expect((await publisher.changes()).releases).toHaveLength(1);
  const first = await readFile(path.join(root, home), 'utf8');
  await setValue(desk, price, 280);
  await publisher.publish();
  const { releases } = await publisher.changes();
  expect(releases).toHaveLength(2);
  await publisher.restore({ id: releases[1]?.id ?? '' });
  expect(await readFile(path.join(root, home), 'utf8')).toBe(first);
  expect(await publisher.words()).toEqual(['Home › Packages › Deep Clean › From price: $280 → $270']);
});

test('a folder that git refuses, or that is on no branch, never publishes elsewhere', async () => {
  const { root, desk } = await pushedDesk();
  await setValue(desk, price, 270);
  const publisher = publisherFor(desk, root);
  const stopped = (said: RegExp) => ({ kind: 'stopped', sentence: expect.stringMatching(said) });
  git(root, 'checkout', '-q', '--detach');
  expect(await publisher.publishSeen('')).toMatchObject(stopped(/on no branch/));
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = /belongs to another user.*Git said: .*dubious ownership/;
  expect(await publisher.publishSeen('')).toMatchObject(stopped(said));
  await expect(publisher.changes()).rejects.toThrow(said);
  await rm(path.join(root, '.git'), { recursive: true });
  expect(await publisher.changes()).toMatchObject({ target: { kind: 'folder' } });
});
