import type { ChangeRequest, ConflictPlace, Version } from '../api.ts';
import { site } from '../site.ts';
import { type ContentReader, textOf } from './content-files.ts';
import { DeskError } from './desk-error.ts';
import { type Bytes, versionOf } from './files.ts';
import type { checksOf } from './problems.ts';
import type { Plan } from './steps.ts';
import { changedValues, fileTextWith, readFileText } from './text/file-text.ts';
import type { Choose } from './text/merge-values.ts';
import { mergedBytes } from './text/merged-bytes.ts';
import type { uploadsOf } from './uploads.ts';

/** Works out what a request that changes a file has to write. */
export function plansOf(
  reader: ContentReader,
  checks: ReturnType<typeof checksOf>,
  uploads: ReturnType<typeof uploadsOf>,
  kept: (version: Version) => Promise<Bytes>,
) {
  async function conflict(file: string, places: ConflictPlace[] = []): Promise<DeskError> {
    const name = file.replace(/^content\//, '');
    const isGone = name !== file && !(await reader.read(name));
    const words = `${file} was ${isGone ? 'deleted' : 'changed'} meanwhile, by another window or program`;
    return new DeskError(409, {
      conflict: `${words}: check it before you overwrite it.`,
      file: name,
      places,
    });
  }

  /** A file that can be parsed. @throws DeskError */
  async function readable(file: string) {
    const found = await reader.read(file);
    if (!found) throw await conflict(`content/${file}`);
    if (found.isReadable) return found;
    const problems = (await checks.problems()).filter((problem) => problem.file === file);
    throw new DeskError(422, { problems });
  }

  /** A file in the version that the person saw. @throws DeskError if it has changed, or cannot be parsed */
  async function expected(file: string, version: Version) {
    const found = await readable(file);
    if (found.version !== version) throw await conflict(`content/${file}`);
    return found;
  }

  /**
   * The files that a request changes. Later changes by others stay, except to values that the request changes too.
   * @returns mine: the file as the person saw it, with the changes; version: the version of the merged file
   * @throws DeskError with the values that both have changed and that the request has no choice for
   */
  async function planOf({ file, version, changes, photoName = '', choices = {} }: ChangeRequest) {
    const place = `content/${file}`;
    const now = await readable(file);
    const base = await kept(version).catch(() => null);
    if (!base) throw await conflict(place);
    const asked: ConflictPlace[] = [];
    const choose: Choose = (path, mine, theirs) => {
      // Made of everything that the person sees, so that a choice is valid for nothing else.
      const id = versionOf(Buffer.from(JSON.stringify([file, path, mine, theirs])));
      const sides = { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
      if (!choices[id]) asked.push({ id, path, ...sides });
      return choices[id] ?? 'theirs';
    };
    const taken = new Set(await checks.photoNames());
    const photos = new Map<string, Buffer>();
    let values = readFileText(file, textOf(base));
    for (const change of changes) {
      const isValue = change.operation === 'set' || change.operation === 'insert';
      const named = isValue && (await uploads.named(change.value, photoName, taken, photos));
      const stored = isValue ? { ...change, value: site().usualForm(file, change.path, named) } : change;
      values = changedValues(values, stored);
    }
    const mine = Buffer.from(fileTextWith(file, textOf(base), values));
    const written = mergedBytes(place, base, mine, now.bytes, choose) ?? mine;
    if (asked.length > 0) throw await conflict(place, asked);
    const plan: Plan = new Map([...photos, [place, written]]);
    return { plan, mine, version: versionOf(written) };
  }

  return { conflict, expected, planOf };
}
