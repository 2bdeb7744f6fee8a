import path from 'node:path';
import type { Version } from '../api.ts';
import { type Files, replaceFile, versionOf } from './files.ts';
import { type FileChange, readSaved, type Step } from './steps.ts';
import { versionsIn } from './versions.ts';

/** The steps of a history; done: how many of them count, the others can be redone. */
type Steps = { steps: Step[]; done: number };

/**
 * Opens the steps of a history and what writes them: either all files of a step are written, or none. A step that was
 * interrupted is completed.
 * @param dir the folder of the desk
 */
export async function openJournal(dir: string, store: Files) {
  const place = path.join(dir, 'history.json');
  const { keep, kept, removeOthers } = versionsIn(path.join(dir, 'versions'));
  const { unfinished, ...saved } = await readSaved(place);
  let now: Steps = saved;
  /** The versions that pages know, by file: that this desk wrote, or that they were told of. */
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
    /** Takes other steps, which the next `apply` or `save` writes. */
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
    /** Whether a file is not as pages know it: another program has changed it. From now on they know it as it is. */
    async isNews(file: string): Promise<boolean> {
      const version = await current(file);
      const isKnown = known.get(file) === version;
      known.set(file, version);
      return !isKnown;
    },
    /**
     * Writes the files of a step. New files come first and deletions last, so that content never names a missing photo.
     * @throws the error of the file system; all files and the history are then as before
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
