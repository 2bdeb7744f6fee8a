import type { Path, Problem, Report } from './api.ts';

// What the desk answers about what will change, publishing and going back. A release is one publish.

/** A release. id: of its commit, or of its record. words: what it changed, a line for each change. */
export type Release = {
  id: string;
  /** When, as an ISO date and time with its zone. */
  date: string;
  words: string[];
  /** Who made it, where the folder is a git repository. */
  author?: string;
  /** Whether it is the one that was published last. */
  isLatest: boolean;
};

/** A value for people: words, or the address of a picture with its description; text: what else belongs to it. */
export type ShownValue = { text: string } | { photo: string; alt: string; text?: string };

/**
 * One changed field, item, photo or article.
 * - id: names it within one answer
 * - file, path: where it is now; of what was removed, where it was
 * - where: the page or list, and the item, such as `Home › Deep Clean`
 * - name: of the field or item, such as `From price`
 * - words: all in one line, such as `Deep Clean: from $250 → from $270`
 * - before, after: the values; of what was added or removed only one; of what was moved none
 */
export type ChangeEntry = {
  id: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  file: string;
  path: Path;
  where: string;
  name: string;
  words: string;
  before?: ShownValue;
  after?: ShownValue;
};

/** Where a publish goes: to a branch of a git remote, or only into a folder that is uploaded by hand. */
export type Target = { kind: 'push'; remote: string } | { kind: 'folder'; folder: string };

/**
 * `GET changes`: what differs from the last release, in the order of the files. problems prevent a publish; what is
 * at stake is asked about first. seen: a hash of the files; requests that follow name it, so that nothing is done that the owner has not read.
 * since: when that was; null if nothing was published from here yet: then the changes are those that were made at the desk.
 * releases: what was published before, the newest first.
 */
export type Changes = {
  seen: string;
  since: string | null;
  entries: ChangeEntry[];
  problems: Problem[];
  atStake: Report['atStake'];
  target: Target;
  releases: Release[];
};

/**
 * The answer 200 to `POST publish`; meanwhile, the event `desk:publishing` of Vite's connection says each step in words.
 * - published, ready: it was sent, or a folder is ready; sentence says what happens now, or what to upload where;
 *   address: where visitors will see it
 * - stopped: nothing was published, and nothing is lost; sentence says why and what to do. details: the words of a
 *   program, for who helps
 */
export type PublishOutcome = {
  kind: 'published' | 'ready' | 'stopped';
  sentence: string;
  address?: string;
  problems?: Problem[];
  details?: string;
};
