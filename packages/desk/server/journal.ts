import path from 'node:path';
import type { Version } from '../api.ts';
import { type Files, replaceFile, versionOf } from './files.ts';
import { type FileChange, readSaved, type Step } from './steps.ts';
import { versionsIn } from './versions.ts';

/** The steps of a history; done: how many of them are applied, the rest were undone. */
type Steps = { steps: Step[]; done: number };

/**
 * Opens the stored steps of a history. It writes either all files of a step or none. An interrupted step is completed.
 * @param dir the desk's folder
 */
export async function openJournal(dir: string, store: Files) {
  const place = path.join(dir, 'history.json');
  const { keep, kept, removeOthers } = versionsIn(path.join(dir, 'versions'));
  const { unfinished, ...saved } = await readSaved(place);
  let now: Steps = saved;
  /** The versions that pages know, by file: written by this desk, or reported to them. */
  const known = new Map<string, Version | null>();

  const save = (pending?: Step['files']) =>
    replaceFile(place, JSON.stringify({ ...now, ...(pending && { unfinished: pending }) }));
  const current = async (file: string) => versionOf(await store.read(file));

  if (unfinished) {
    for (const [file, { before, after }] of Object.entries(unfinished))
      if ((await current(file)) === before) await store.write(file, await kept(after));
    await save();
  }

  return {
    get steps(): Step[] {
      return now.steps;
    },
    get done(): number {
      return now.done;
    },
    keep,
    kept,
    /** Replaces the steps; the next `apply` or `save` stores them. */
    take(next: Steps): void {
      now = next;
    },
    save,
    /** Removes the versions that no step names. */
    async removeUnnamed(): Promise<void> {
      const named = now.steps
        .flatMap((one) => Object.values(one.files))
        .flatMap(({ before, after }) => [before, after]);
      await removeOthers(new Set(named));
    },
    /** Whether another program has changed a file since pages last knew it. After this call they know it. */
    async isNews(file: string): Promise<boolean> {
      const version = await current(file);
      const isKnown = known.get(file) === version;
      known.set(file, version);
      return !isKnown;
    },
    /**
     * Writes the files of a step: new files first and deletions last, so that content never names a missing photo.
     * @throws the error of the file system, after restoring all files and the history
     */
    async apply(changes: Step['files'], next: Steps): Promise<void> {
      const former = now;
      now = next;
      const rank = ([, { before, after }]: [string, FileChange]) =>
        Number(after === null) - Number(before === null);
      try {
        await save(changes);
        for (const [file, { after }] of Object.entries(changes).sort((a, b) => rank(a) - rank(b))) {
          known.set(file, after);
          await store.write(file, await kept(after));
        }
        await save();
      } catch (error) {
        now = former;
        for (const [file, { before, after }] of Object.entries(changes))
          if ((await current(file)) === after) {
            known.set(file, before);
            await store.write(file, await kept(before));
          }
        await save();
        throw error;
      }
    },
  };
}
