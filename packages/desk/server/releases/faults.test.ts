import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../fixtures/git.ts';
import { openDesk } from '../desk.ts';
import { price, publisherFor, pushedDesk, writeProgram } from './fixtures.ts';

type Place = { root: string; remote: string };
type Fault = {
  /** Whether it happens while the pages are rendered; default: before the publish. */
  isDuring?: boolean;
  happens: (place: Place) => void;
  /** What the desk says. */
  says: RegExp;
  /** Ends the fault, so that the next publish can succeed. */
  ends?: (place: Place) => void;
};

const home = 'content/pages/home.yaml';
const lock = (name: string) => ({
  happens: ({ root }: Place) => writeFileSync(path.join(root, '.git', `${name}.lock`), ''),
  ends: ({ root }: Place) => rmSync(path.join(root, '.git', `${name}.lock`), { force: true }),
});
const replace = (from: string, to: string) => (place: Place) => {
  const file = path.join(place.root, home);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
const hook = (name: string, script: string) => (place: Place) => {
  const hooks = path.join(place.remote, 'hooks');
  mkdirSync(hooks, { recursive: true });
  writeProgram(path.join(hooks, name), script.replaceAll('$ROOT', place.root));
};
const unhook = ({ remote }: Place) => rmSync(path.join(remote, 'hooks'), { recursive: true });
/** Kills the remote's end of a push. @param isAway whether nothing can be fetched from then on, either */
const breakOff =
  (when: 'before' | 'after', isAway = false) =>
  (place: Place) => {
    const end = `${isAway ? 'touch "$ROOT/away"; ' : ''}kill -9 $PPID`;
    if (when === 'before') hook('pre-receive', end)(place);
    else hook('reference-transaction', `if [ "$1" = committed ]; then ${end}; fi`)(place);
    const fetched = path.join(place.remote, 'hooks/fetched');
    writeProgram(fetched, `[ -e "${place.root}/away" ] && exit 1\nexec git-upload-pack "$@"`);
    git(place.root, 'config', 'remote.origin.uploadpack', fetched);
  };
const mend = (place: Place) => {
  unhook(place);
  rmSync(path.join(place.root, 'away'), { force: true });
  git(place.root, 'config', '--unset', 'remote.origin.uploadpack');
};
/** No object can be written: each folder for them is a file. Those that are there can be read. */
const fullDisk = ({ root }: Place) => {
  git(root, 'repack', '-adq');
  for (const name of prefixes) {
    const place = path.join(root, '.git/objects', name);
    rmSync(place, { recursive: true, force: true });
    writeFileSync(place, '');
  }
};
const prefixes = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
const emptyDisk = ({ root }: Place) => {
  for (const name of prefixes) rmSync(path.join(root, '.git/objects', name), { force: true });
};
const change = 'Home › Packages › Deep Clean › From price: $250 → $270';

/** Faults after which the remote has nothing of a publish. */
const stops: Record<string, Fault> = {
  'the index is locked': { ...lock('index'), says: /its file \S+index\.lock is there.*delete it/ },
  'the branch is locked': { ...lock('refs/heads/main'), says: /its file \S+main\.lock is there/ },
  'nothing answers at the address': {
    happens: ({ root }) => git(root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    says: /could not be reached/,
    ends: ({ root, remote }) => git(root, 'remote', 'set-url', 'origin', remote),
  },
  'a page cannot be rendered': {
    isDuring: true,
    happens: () => {
      throw new Error('No such photo.');
    },
    says: /^A page cannot be shown: undo/,
  },
  'the disk is full while the pages are rendered': {
    isDuring: true,
    happens: () => {
      throw new Error('ENOSPC: no space left on device, write');
    },
    says: /^The disk is full or locked\.$/,
  },
  'a file changes after the check': {
    isDuring: true,
    happens: replace('fromPrice: 160', 'fromPrice: 165'),
    says: /^Something was changed/,
    ends: replace('fromPrice: 165', 'fromPrice: 160'),
  },
  'the disk is full': { isDuring: true, happens: fullDisk, says: /^The disk is full/, ends: emptyDisk },
  'the branch is locked at the commit': {
    isDuring: true,
    ...lock('refs/heads/main'),
    says: /^Something failed/,
  },
  'others publish meanwhile': {
    isDuring: true,
    happens: ({ remote }) => {
      const commit = git(remote, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'A rival');
      git(remote, 'update-ref', 'refs/heads/main', commit);
    },
    says: /at the same time\. Publish again\.$/,
  },
  'the remote refuses': {
    happens: hook('pre-receive', 'cat > /dev/null; echo "Only on Mondays."; exit 1'),
    says: /refused it.*details/,
    ends: unhook,
  },
};

/** Each of the others leaves the remote with the whole publish, unless nothing arrives. */
const others: Record<string, Fault & { kind: 'sent' | 'unknown'; isLost?: boolean }> = {
  'the connection breaks after all has arrived': {
    happens: breakOff('after'),
    kind: 'sent',
    says: /your host builds it now/,
    ends: mend,
  },
  'the connection breaks before anything has arrived, and stays away': {
    happens: breakOff('before', true),
    kind: 'unknown',
    says: /broke while it was sent/,
    isLost: true,
    ends: mend,
  },
  'the connection breaks after all has arrived, and stays away': {
    happens: breakOff('after', true),
    kind: 'unknown',
    says: /broke while it was sent/,
    ends: mend,
  },
  'the index and the branch are locked, and a file of the content goes, during the push': {
    happens: hook(
      'pre-receive',
      'touch "$ROOT/.git/index.lock" "$ROOT/.git/refs/heads/main.lock"; mv "$ROOT/content/business.yaml" "$ROOT/away.yaml"',
    ),
    kind: 'sent',
    says: /your host builds it now/,
    ends: (place) => {
      unhook(place);
      for (const name of ['index', 'refs/heads/main']) lock(name).ends(place);
      renameSync(path.join(place.root, 'away.yaml'), path.join(place.root, 'content/business.yaml'));
    },
  },
};

/** A desk with a changed price, and what happens to a publish there. */
async function changedDesk() {
  const { root, desk, set, remote } = await pushedDesk();
  await set(...price, 270);
  const place = { root, remote };
  const tip = git(remote, 'rev-parse', 'main');
  const { seen } = await publisherFor(desk, root).changes();
  return {
    ...place,
    async publish({ isDuring, happens, ends = () => undefined }: Fault) {
      if (!isDuring) happens(place);
      const publisher = publisherFor(desk, root, () => (isDuring ? happens(place) : undefined));
      const outcome = await publisher.publishSeen(seen);
      ends(place);
      expect(readFileSync(path.join(root, home), 'utf8')).toContain('fromPrice: 270');
      return { outcome, arrived: git(remote, 'diff', '--name-only', tip, 'main') };
    },
    async completes(next: 'sent' | 'stopped') {
      const publisher = publisherFor(await openDesk(root), root);
      expect(await publisher.publish()).toMatchObject({ kind: next });
      expect(git(remote, 'show', `main:${home}`)).toContain('fromPrice: 270');
      const { entries, releases } = await publisher.changes();
      expect([entries, releases.map(({ words }) => words)]).toEqual([[], [[change]]]);
      expect(git(root, 'status', '--porcelain')).toBe('');
      expect(git(root, 'rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'));
    },
  };
}

test('whatever stops a publish, the remote gets nothing, the list stays, and the next publish completes it', async () => {
  const { root, publish, completes } = await changedDesk();
  for (const [name, fault] of Object.entries(stops)) {
    const { outcome, arrived } = await publish(fault);
    const sentence = expect.stringMatching(fault.says);
    expect(outcome, name).toMatchObject({ kind: 'stopped', sentence });
    expect(arrived, name).toBe('');
    expect(await publisherFor(await openDesk(root), root).words(), name).toEqual([change]);
  }
  await completes('sent');
});

test.each(Object.entries(others))(
  'if %s, the desk says what the remote has, and the next publish completes it',
  async (_, fault) => {
    const { root, publish, completes } = await changedDesk();
    const { kind, says, isLost } = fault;
    const { outcome, arrived } = await publish(fault);
    expect(outcome).toMatchObject({ kind, sentence: expect.stringMatching(says) });
    expect(arrived).toBe(isLost ? '' : home);
    const left = await publisherFor(await openDesk(root), root).words();
    expect(left).toEqual(kind === 'sent' ? [] : [change]);
    await completes(isLost ? 'sent' : 'stopped');
  },
);
