import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lineOf } from '../changes/changes.ts';
import { git, price, publisherFor, pushedDesk, reopened, setValue, writeProgram } from './fixtures.ts';

type Place = { root: string; remote: string };
type Fault = {
  /** The step at whose begin it happens; default: before the publish. */
  at?: string;
  happens: (place: Place) => void;
  /** What the desk says. */
  kind: 'sent' | 'stopped' | 'unknown';
  says: RegExp;
  /** Whether the remote has the change. */
  arrives?: boolean;
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
const fails = (words: string) => () => {
  throw new Error(words);
};
const hook = (name: string, script: string) => (place: Place) =>
  writeProgram(path.join(place.remote, 'hooks', name), script.replaceAll('$ROOT', place.root));
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
const stopped = { kind: 'stopped' as const };

const faults: Record<string, Fault> = {
  'a mistake in the content': {
    happens: replace('heading: Where we clean', 'heading: 5'),
    ...stopped,
    says: /needs fixing/,
    ends: replace('heading: 5', 'heading: Where we clean'),
  },
  'the index is locked': {
    ...lock('index'),
    ...stopped,
    says: /its file \S+index\.lock is there.*delete it/,
  },
  'the branch is locked': { ...lock('refs/heads/main'), ...stopped, says: /its file \S+main\.lock is there/ },
  'nothing answers at the address': {
    happens: ({ root }) => git(root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    ...stopped,
    says: /could not be reached/,
    ends: ({ root, remote }) => git(root, 'remote', 'set-url', 'origin', remote),
  },
  'the remote is gone': {
    happens: ({ remote }) => renameSync(remote, `${remote}-away`),
    ...stopped,
    says: /refused it.*details/,
    ends: ({ remote }) => renameSync(`${remote}-away`, remote),
  },
  'a page cannot be rendered': {
    at: 'Rendered',
    happens: fails('No such photo.'),
    ...stopped,
    says: /^A page cannot be shown, so nothing was published/,
  },
  'a file changes after the check': {
    at: 'Rendered',
    happens: replace('fromPrice: 160', 'fromPrice: 165'),
    ...stopped,
    says: /^Something was changed/,
    ends: replace('fromPrice: 165', 'fromPrice: 160'),
  },
  'the disk is full': {
    at: 'Keeping',
    happens: fullDisk,
    ...stopped,
    says: /nothing was published/,
    ends: emptyDisk,
  },
  'the branch is locked at the commit': {
    at: 'Keeping',
    ...lock('refs/heads/main'),
    ...stopped,
    says: /nothing was published/,
  },
  'the desk ends before the push': {
    at: 'Sending',
    happens: fails('Dark.'),
    ...stopped,
    says: /nothing was published/,
  },
  'others publish meanwhile': {
    at: 'Sending',
    happens: ({ remote }) => {
      const commit = git(remote, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'A rival');
      git(remote, 'update-ref', 'refs/heads/main', commit);
    },
    ...stopped,
    says: /at the same time\. Publish again\.$/,
  },
  'the remote refuses': {
    happens: hook('pre-receive', 'cat > /dev/null; echo "Only on Mondays."; exit 1'),
    ...stopped,
    says: /refused it.*details/,
    ends: unhook,
  },
  'the connection breaks before anything has arrived': {
    happens: breakOff('before'),
    ...stopped,
    says: /refused it.*details/,
    ends: mend,
  },
  'the connection breaks after all has arrived': {
    happens: breakOff('after'),
    kind: 'sent',
    says: /your host builds it now/,
    arrives: true,
    ends: mend,
  },
  'the connection breaks before anything has arrived, and stays away': {
    happens: breakOff('before', true),
    kind: 'unknown',
    says: /broke while it was sent/,
    ends: mend,
  },
  'the connection breaks after all has arrived, and stays away': {
    happens: breakOff('after', true),
    kind: 'unknown',
    says: /broke while it was sent/,
    arrives: true,
    ends: mend,
  },
  'the index and the branch are locked during the push': {
    happens: hook('pre-receive', 'touch "$ROOT/.git/index.lock" "$ROOT/.git/refs/heads/main.lock"'),
    kind: 'sent',
    says: /your host builds it now/,
    arrives: true,
    ends: (place) => {
      unhook(place);
      for (const name of ['index', 'refs/heads/main']) lock(name).ends(place);
    },
  },
  'a file of the content goes during the push': {
    happens: hook('post-receive', 'mv "$ROOT/content/business.yaml" "$ROOT/away.yaml"'),
    kind: 'sent',
    says: /your host builds it now/,
    arrives: true,
    ends: (place) => {
      unhook(place);
      renameSync(path.join(place.root, 'away.yaml'), path.join(place.root, 'content/business.yaml'));
    },
  },
};

test.each(Object.entries(faults))(
  'if %s, the desk says what the remote has, lists what is left, and the next publish completes it',
  async (_, { at, happens, kind, says, arrives = false, ends = () => {} }) => {
    const { root, desk, remote } = await pushedDesk();
    mkdirSync(path.join(remote, 'hooks'), { recursive: true });
    const place = { root, remote };
    await setValue(desk, price, 270);
    const tip = git(remote, 'rev-parse', 'main');
    if (!at) happens(place);
    const publisher = publisherFor(desk, root, (step) => (step === at ? happens(place) : undefined));
    expect(await publisher.publish()).toMatchObject({ kind, sentence: expect.stringMatching(says) });
    ends(place);
    expect(git(remote, 'diff', '--name-only', tip, 'main')).toBe(arrives ? home : '');
    expect(readFileSync(path.join(root, home), 'utf8')).toContain('fromPrice: 270');
    const change = 'Home › Packages › Deep Clean › From price: $250 → $270';
    const again = publisherFor(await reopened(root), root);
    const left = await again.changes();
    expect(left.entries.map(lineOf)).toEqual(kind === 'sent' ? [] : [change]);
    const { kind: next, sentence } = await again.publishSeen(left.seen);
    expect([next, /published already/.test(sentence)]).toEqual(arrives ? ['stopped', true] : ['sent', false]);
    expect(git(remote, 'show', `main:${home}`)).toContain('fromPrice: 270');
    const { entries, releases } = await again.changes();
    expect([entries, releases.map(({ words }) => words)]).toEqual([[], [[change]]]);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'));
  },
);
