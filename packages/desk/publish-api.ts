import type { Path, Problem, Report } from './api.ts';

// The part of the interface about changes, publishing and earlier publishes. A release is one publish.

/** A release. id: of its commit, or its time. words: its changes, one a line. */
export type Release = {
  id: string;
  /** ISO date and time with a time zone. */
  date: string;
  words: string[];
};

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
  /** What happened, such as `$250 → $270`, `added` or `another photo`. */
  what: string;
  /** The addresses of the former photo and of the current one. */
  before?: string | undefined;
  after?: string | undefined;
};

/**
 * `GET changes`: all differences from the last release, in the order of the files.
 * - seen: a hash of the files; later requests send it, so that nothing happens that the owner has not seen
 * - since: when the last release was; null if there is none: then the site is compared with what it began with
 * - riskySamples: facts of the sample that would go live, and about which no publish has asked
 * - target: where a publish goes, as `to github.com/owner/site` or `into the folder /site/dist/site`
 * - releases: newest first
 */
export type Changes = {
  seen: string;
  since: string | null;
  entries: ChangeEntry[];
  riskySamples: Report['riskySamples'];
  target: string;
  releases: Release[];
};

/**
 * The answer 200 to `POST publish`.
 * - sent, ready: it was pushed, or a folder is ready; sentence: what happens next, or what to upload
 * - unknown: the connection broke during the push
 * - stopped: nothing was published, and nothing is lost; sentence: why, and what to do; details: the output of a program,
 *   for the person who helps
 * The lines after a sentence are what others have changed since the last publish that was sent, and who.
 */
export type PublishOutcome = {
  kind: 'sent' | 'ready' | 'unknown' | 'stopped';
  sentence: string;
  problems?: Problem[];
  details?: string;
};
