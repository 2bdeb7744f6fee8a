import type { Path, Problem, Report } from './api.ts';

// The part of the interface about changes, publishing and earlier publishes. A release is one publish.

/** A release. id: of its commit or record. words: its changes, one a line. */
export type Release = {
  id: string;
  /** ISO date and time with a time zone. */
  date: string;
  words: string[];
  /** Who made it, in a git repository. */
  author?: string;
};

/** A value to show: text, or the address of a photo with its alternative text; text: the photo's other fields. */
export type ShownValue = { text: string } | { photo: string; alt: string; text?: string };

/** One changed field, item, photo or article. */
export type ChangeEntry = {
  /** Unique within one answer. */
  id: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  file: string;
  /** The current place, or the former one of a removed value. */
  path: Path;
  /** The page or list, such as `Home`. */
  title: string;
  /** The field or item within it, such as `Packages › Deep Clean › From price`. */
  name: string;
  /** All in one line, such as `Home › Packages › Deep Clean › From price: $250 → $270`. */
  words: string;
  /** An added value has no `before`, a removed one no `after`, a moved one neither. */
  before?: ShownValue;
  after?: ShownValue;
};

/**
 * `GET changes`: all differences from the last release, in the order of the files.
 * - seen: a hash of the files; later requests send it, so that nothing happens that the owner has not seen
 * - since: when the last release was; null if there is none: then the changes are those made at the desk
 * - problems prevent a publish; atStake: facts of the sample that need a confirmation first
 * - target: a branch of a git remote, or only a folder to upload by hand
 * - releases: newest first
 */
export type Changes = {
  seen: string;
  since: string | null;
  entries: ChangeEntry[];
  problems: Problem[];
  atStake: Report['atStake'];
  target: { kind: 'push'; remote: string } | { kind: 'folder'; folder: string };
  releases: Release[];
};

/**
 * The answer 200 to `POST publish`. Until then, the event `publishing` announces each step.
 * - sent, ready: it was pushed, or a folder is ready; sentence: what happens next, or what to upload; address: where
 *   visitors will see it
 * - unknown: the connection broke during the push
 * - stopped: nothing was published, and nothing is lost; sentence: why, and what to do; details: the output of a program,
 *   for the person who helps
 */
export type PublishOutcome = {
  kind: 'sent' | 'ready' | 'unknown' | 'stopped';
  sentence: string;
  address?: string;
  problems?: Problem[];
  details?: string;
};
