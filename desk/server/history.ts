import path from 'node:path';
import type { History, Version } from '../api.ts';
import { type Files, replaceFile, versionOf } from './files.ts';
import {
  afterOf,
  ChangedOutside,
  type FileChange,
  merged,
  type Plan,
  readSaved,
  reversed,
  type Step,
} from './steps.ts';
import { versionsIn } from './versions.ts';

/** Steps that can be undone after a publish. */
const stepsKept = 200;

const outsideLabel = 'Changed by another program';

/**
 * Opens the history of all that was changed since the last publish. It is in a folder of its own, with each former
 * version of each file, so it outlives the desk. A step that was interrupted is completed.
 * @param dir its folder, `.desk`
 */
export async function openHistory(dir: string, store: Files) {
  const place = path.join(dir, 'history.json');
  const { keep, kept, removeOthers } = versionsIn(path.join(dir, 'versions'));
  let { steps, done, unfinished } = await readSaved(place);
  /** The versions that pages know, by file: that this desk wrote, or that they were told of. */
  const known = new Map<string, Version | null>();

  const save = (pending?: Step['files']) =>
    replaceFile(place, JSON.stringify({ steps, done, ...(pending && { unfinished: pending }) }));
  const current = async (file: string) => versionOf(await store.read(file));

  /**
   * Writes the files of a step. New files come first and deletions last, so that content never names a missing photo.
   * @throws the error of the file system; all files and the history are then as before
   */
  async function apply(changes: Step['files'], next: { steps: Step[]; done: number }): Promise<void> {
    const former = { steps, done };
    ({ steps, done } = next);
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
      ({ steps, done } = former);
      for (const [file, { before, after }] of Object.entries(changes))
        if ((await current(file)) === after) {
          known.set(file, before);
          await store.write(file, await kept(before));
        }
      await save();
      throw error;
    }
  }

  if (unfinished) {
    for (const [file, { before, after }] of Object.entries(unfinished))
      if ((await current(file)) === before) await store.write(file, await kept(after));
    unfinished = undefined;
    await save();
  }

  /** The version of a file that the last step left; undefined if no step wrote it. */
  const lastKnown = (file: string) =>
    steps.slice(0, done).findLast((one) => file in one.files)?.files[file]?.after;

  /** Adds a step for each file that is not as it was left, so that undo leads through the version of the other program. */
  async function recordOutside(left: Record<string, Version | null | undefined>): Promise<void> {
    for (const [file, before] of Object.entries(left)) {
      const bytes = await store.read(file);
      const after = versionOf(bytes);
      if (before === undefined || before === after) continue;
      await keep(bytes);
      ({ steps, done } = withStep({ label: outsideLabel, files: { [file]: { before, after } } }));
    }
  }

  /** The history with another step. Those that could be redone are gone. */
  const withStep = (next: Step) => ({ steps: [...steps.slice(0, done), next], done: done + 1 });

  async function expectBefore(changes: Step['files']): Promise<void> {
    for (const [file, { before }] of Object.entries(changes))
      if ((await current(file)) !== before) throw new ChangedOutside(file);
  }

  return {
    counts(): History {
      const [undoLabel, redoLabel] = [steps[done - 1]?.label, steps[done]?.label];
      return {
        undo: done,
        redo: steps.length - done,
        ...(undoLabel !== undefined && { undoLabel }),
        ...(redoLabel !== undefined && { redoLabel }),
      };
    },
    /** What each changed file was before the first step; null: not there. */
    firstVersions: (): Record<string, Version | null> => {
      const all = steps.slice(0, done).map((one) => one.files);
      return afterOf(reversed(all.reduce(merged, {})));
    },
    /** Whether a file is not as pages know it: another program has changed it. From now on they know it as it is. */
    async isNews(file: string): Promise<boolean> {
      const now = await current(file);
      const isKnown = known.get(file) === now;
      known.set(file, now);
      return !isKnown;
    },

    /** Forgets all but the last steps, and the versions that no other names: a publish keeps its own. */
    async forgetFormer(most = stepsKept): Promise<void> {
      const first = Math.max(0, done - most);
      ({ steps, done } = { steps: steps.slice(first), done: done - first });
      await save();
      const named = steps
        .flatMap((one) => Object.values(one.files))
        .flatMap(({ before, after }) => [before, after]);
      await removeOthers(new Set(named));
    },

    /** Writes files as one step. Steps that could be redone are gone. @returns the changed files with their versions */
    async write(plan: Plan, label: string, group?: string): Promise<Record<string, Version | null>> {
      const changes: Step['files'] = {};
      for (const [file, bytes] of plan) {
        const former = await store.read(file);
        const change = { before: versionOf(former), after: versionOf(bytes) };
        if (change.before === change.after) continue;
        await Promise.all([keep(former), keep(bytes)]);
        changes[file] = change;
      }
      if (Object.keys(changes).length === 0) return {};
      await recordOutside(Object.fromEntries(Object.keys(changes).map((file) => [file, lastKnown(file)])));
      const last = steps[done - 1];
      const next =
        group !== undefined && last?.group === group && done === steps.length
          ? { steps: [...steps.slice(0, -1), { ...last, label, files: merged(last.files, changes) }], done }
          : withStep({ label, ...(group !== undefined && { group }), files: changes });
      await apply(changes, next);
      return afterOf(changes);
    },

    /**
     * Takes the last step back. @param isForced also if another program changed a file of it since
     * @throws ChangedOutside
     */
    async undo(isForced: boolean): Promise<Record<string, Version | null>> {
      const target = done - 1;
      const last = steps[target];
      if (!last) return {};
      if (!isForced) await expectBefore(reversed(last.files));
      await recordOutside(afterOf(last.files));
      const back = reversed(
        steps
          .slice(target, done)
          .map((one) => one.files)
          .reduce(merged),
      );
      await apply(back, { steps, done: target });
      return afterOf(back);
    },

    /** Makes the step again that was taken back last. @throws ChangedOutside */
    async redo(isForced: boolean): Promise<Record<string, Version | null>> {
      const [next, ...later] = steps.slice(done);
      if (!next) return {};
      if (!isForced) await expectBefore(next.files);
      await recordOutside(afterOf(reversed(next.files)));
      const again: Step['files'] = {};
      for (const [file, { after }] of Object.entries(next.files))
        again[file] = { before: await current(file), after };
      const redone = withStep({ ...next, files: again });
      await apply(again, { ...redone, steps: [...redone.steps, ...later] });
      return afterOf(again);
    },
  };
}
