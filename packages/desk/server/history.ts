import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { History, Version } from '../api.ts';
import { conflictOf, DeskError } from './desk-error.ts';
import { type Bytes, type Files, replaceFile, versionOf } from './files.ts';
import {
  afterOf,
  type FileChange,
  merged,
  type Plan,
  readSteps,
  reversed,
  type Step,
  type Steps,
} from './steps.ts';
import { mergedBytes } from './text/file-text.ts';

/**
 * Opens the history of changes. It is stored in the desk's folder with each earlier version of each file, so it survives
 * a restart. A step is stored before its files are written: if it is interrupted, it can be undone.
 * @param dir its folder, `.desk`
 */
export async function openHistory(dir: string, store: Files) {
  const place = path.join(dir, 'history.json');
  let saved: Steps = await readSteps(place);
  /** The versions that pages know, by file: written by this desk, or reported to them. */
  const known = new Map<string, Version | null>();

  const versionPlace = (version: Version) => path.join(dir, 'versions', version);
  async function keep(bytes: Bytes): Promise<void> {
    const version = versionOf(bytes);
    if (bytes && version && !existsSync(versionPlace(version)))
      await replaceFile(versionPlace(version), bytes);
  }
  /** The bytes of a version, which a request may name. @throws DeskError if it is not kept */
  async function kept(version: Version | null): Promise<Bytes> {
    if (version === null) return null;
    if (/^[\da-f]{32}$/.test(version) && existsSync(versionPlace(version)))
      return readFile(versionPlace(version));
    throw new DeskError(404, { error: 'An earlier version of this file is no longer kept here.' });
  }

  const current = async (file: string) => versionOf(await store.read(file));

  async function save(next: Steps): Promise<void> {
    saved = next;
    await replaceFile(place, JSON.stringify(next));
  }

  async function writeVersion(file: string, version: Version | null): Promise<void> {
    known.set(file, version);
    await store.write(file, await kept(version));
  }

  /**
   * Writes the files of a step: new files first and deletions last, so that content never names a missing photo. The
   * history keeps a step while only some of its files are written, so that it can be undone after an interruption.
   * @throws the error of the file system, after restoring all files and the history
   */
  async function apply(changes: Step['files'], next: Steps): Promise<Record<string, Version | null>> {
    const former = saved;
    const isUndo = next.done < former.done;
    const rank = ({ before, after }: FileChange) => Number(after === null) - Number(before === null);
    try {
      if (!isUndo) await save(next);
      for (const [file, { after }] of Object.entries(changes).sort(([, a], [, b]) => rank(a) - rank(b)))
        await writeVersion(file, after);
      if (isUndo) await save(next);
    } catch (error) {
      for (const [file, { before, after }] of Object.entries(changes))
        if ((await current(file)) === after) await writeVersion(file, before);
      await save(former);
      throw error;
    }
    return afterOf(changes);
  }

  /**
   * A step applied to the current files. Changes by other programs stay, except to the values of the step itself.
   * @throws DeskError if another program has changed these values
   */
  async function onNow(changes: Step['files']): Promise<Step['files']> {
    const planned: Step['files'] = {};
    for (const [file, change] of Object.entries(changes)) {
      const { before, after } = change;
      const [base, mine, now] = [await kept(before), await kept(after), await store.read(file)];
      planned[file] = change;
      // An interrupted step may have left the file as it was.
      if ([before, after].includes(versionOf(now))) continue;
      const stop = () => {
        throw conflictOf(file);
      };
      const bytes = mergedBytes(file, base, mine, now, stop) ?? stop();
      await Promise.all([keep(now), keep(bytes)]);
      planned[file] = { before: versionOf(now), after: versionOf(bytes) };
    }
    return planned;
  }

  /**
   * Undoes the last step, or redoes the last undone one. The opposite brings back exactly what was there, including what
   * another program wrote.
   * @throws DeskError if another program has changed the same values since
   */
  async function move(by: -1 | 1): Promise<Record<string, Version | null>> {
    const { steps, done } = saved;
    const at = by < 0 ? done - 1 : done;
    const step = steps[at];
    if (!step) return {};
    const turned = (files: Step['files']) => (by < 0 ? reversed(files) : files);
    const files = await onNow(turned(step.files));
    return apply(files, { steps: steps.with(at, { ...step, files: turned(files) }), done: done + by });
  }

  return {
    counts(): History {
      const { steps, done } = saved;
      const [undoLabel, redoLabel] = [steps[done - 1]?.label, steps[done]?.label];
      return { undo: done, redo: steps.length - done, undoLabel, redoLabel };
    },
    keep,
    kept,
    /** The version of a file, if pages don't know it: another program has changed it. After this call they do. */
    async newsOf(file: string): Promise<Version | null | undefined> {
      const version = await current(file);
      const isKnown = known.get(file) === version;
      known.set(file, version);
      return isKnown ? undefined : version;
    },

    /** Writes files as one step; with an empty label, as none. Undone steps are dropped. @returns new versions by file */
    async write(plan: Plan, label: string, group?: string): Promise<Record<string, Version | null>> {
      const files: Step['files'] = {};
      for (const [file, bytes] of plan) {
        const former = await store.read(file);
        const change = { before: versionOf(former), after: versionOf(bytes) };
        if (change.before === change.after) continue;
        await Promise.all([keep(former), keep(bytes)]);
        files[file] = change;
      }
      if (Object.keys(files).length === 0) return {};
      if (label === '') return apply(files, saved);
      const { steps, done } = saved;
      const last = steps[done - 1];
      const follows = ([file, { before }]: [string, FileChange]) => last?.files[file]?.after === before;
      const isSame = group !== undefined && last?.group === group && done === steps.length;
      const next = { label, ...(group !== undefined && { group }), files };
      return apply(
        files,
        isSame && Object.entries(files).every(follows)
          ? { steps: steps.with(-1, { ...next, files: merged(last.files, files) }), done }
          : { steps: [...steps.slice(0, done), next], done: done + 1 },
      );
    },

    undo: () => move(-1),
    redo: () => move(1),
  };
}

export type OpenHistory = Awaited<ReturnType<typeof openHistory>>;
