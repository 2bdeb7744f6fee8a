import type { History, Version } from '../api.ts';
import { type Files, versionOf } from './files.ts';
import { openJournal } from './journal.ts';
import { afterOf, ChangedOutside, merged, type Plan, reversed, type Step } from './steps.ts';
import { mergedBytes } from './text/merged-bytes.ts';

/** How many steps can be undone after a publish. */
const stepsKept = 200;

const outsideLabel = 'Changed by another program';

/**
 * Opens the history of changes. It is stored in the desk's folder with each earlier version of each file, so it survives
 * a restart. An interrupted step is completed.
 * @param dir its folder, `.desk`
 */
export async function openHistory(dir: string, store: Files) {
  const journal = await openJournal(dir, store);
  const { apply, keep, kept } = journal;

  /** The version of a file after the last step; undefined if no step wrote it. */
  const lastKnown = (file: string) =>
    journal.steps.slice(0, journal.done).findLast((one) => file in one.files)?.files[file]?.after;

  /** Adds a step for each file that another program has changed, so that undo passes through its version. */
  async function recordOutside(left: Record<string, Version | null | undefined>): Promise<void> {
    for (const [file, before] of Object.entries(left)) {
      const bytes = await store.read(file);
      const after = versionOf(bytes);
      if (before === undefined || before === after) continue;
      await keep(bytes);
      journal.take(withStep({ label: outsideLabel, files: { [file]: { before, after } } }));
    }
  }

  /** The history with one more step. Undone steps are dropped. */
  const withStep = (next: Step) => {
    const { steps, done } = journal;
    return { steps: [...steps.slice(0, done), next], done: done + 1 };
  };

  /**
   * A step applied to the current files. Changes by other programs stay, except to the values of the step itself.
   * @throws ChangedOutside if another program has changed these values, unless the step is forced
   */
  async function onNow(changes: Step['files'], isForced: boolean): Promise<Step['files']> {
    const planned: Step['files'] = {};
    for (const [file, { before, after }] of Object.entries(changes)) {
      const [base, mine, now] = [await kept(before), await kept(after), await store.read(file)];
      const choose = () => {
        if (!isForced) throw new ChangedOutside(file);
        return 'mine' as const;
      };
      const isExpected = versionOf(now) === before;
      const merged = isExpected ? mine : mergedBytes(file, base, mine, now, choose);
      if (merged === undefined) choose();
      const bytes = merged ?? mine;
      await Promise.all([keep(now), keep(bytes)]);
      planned[file] = { before: versionOf(now), after: versionOf(bytes) };
    }
    return planned;
  }

  return {
    counts(): History {
      const { steps, done } = journal;
      const [undoLabel, redoLabel] = [steps[done - 1]?.label, steps[done]?.label];
      return {
        undo: done,
        redo: steps.length - done,
        ...(undoLabel !== undefined && { undoLabel }),
        ...(redoLabel !== undefined && { redoLabel }),
      };
    },
    /** Each changed file before the first step; null: not there. */
    firstVersions: (): Record<string, Version | null> => {
      const all = journal.steps.slice(0, journal.done).map((one) => one.files);
      return afterOf(reversed(all.reduce(merged, {})));
    },
    isNews: journal.isNews,
    kept,

    /** Forgets all but the last steps, with their versions. Releases keep their own copies. */
    async forgetFormer(most = stepsKept): Promise<void> {
      const { steps, done } = journal;
      const first = Math.max(0, done - most);
      journal.take({ steps: steps.slice(first), done: done - first });
      await journal.save();
      await journal.removeUnnamed();
    },

    /** Writes files as one step. Undone steps are dropped. @returns the changed files with their versions */
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
      const { steps, done } = journal;
      const last = steps[done - 1];
      const next =
        group !== undefined && last?.group === group && done === steps.length
          ? { steps: [...steps.slice(0, -1), { ...last, label, files: merged(last.files, changes) }], done }
          : withStep({ label, ...(group !== undefined && { group }), files: changes });
      await apply(changes, next);
      return afterOf(changes);
    },

    /**
     * Undoes the last step. @param isForced even if another program has changed the same values since
     * @throws ChangedOutside
     */
    async undo(isForced: boolean): Promise<Record<string, Version | null>> {
      const target = journal.done - 1;
      const last = journal.steps[target];
      if (!last) return {};
      const back = await onNow(reversed(last.files), isForced);
      if (isForced) await recordOutside(afterOf(last.files));
      await apply(back, { steps: journal.steps, done: target });
      return afterOf(back);
    },

    /** Redoes the last undone step. @throws ChangedOutside */
    async redo(isForced: boolean): Promise<Record<string, Version | null>> {
      const [next, ...later] = journal.steps.slice(journal.done);
      if (!next) return {};
      const again = await onNow(next.files, isForced);
      if (isForced) await recordOutside(afterOf(reversed(next.files)));
      const redone = withStep({ ...next, files: again });
      await apply(again, { ...redone, steps: [...redone.steps, ...later] });
      return afterOf(again);
    },
  };
}
