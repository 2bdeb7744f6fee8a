import type { Change, ChangeRequest, Version } from '../api.ts';
import { site } from '../site.ts';
import { type ContentReader, textOf } from './content-files.ts';
import { DeskError } from './desk-error.ts';
import type { checksOf } from './problems.ts';
import type { Plan } from './steps.ts';
import { changeFileText } from './text/file-text.ts';
import type { uploadsOf } from './uploads.ts';

/** What requests that change a file are to write. */
export function plansOf(
  reader: ContentReader,
  checks: ReturnType<typeof checksOf>,
  uploads: ReturnType<typeof uploadsOf>,
) {
  async function conflict(file: string): Promise<DeskError> {
    const name = file.replace(/^content\//, '');
    const current = name === file ? null : await reader.view(name);
    const words = `${file} was ${current || name === file ? 'changed' : 'deleted'} meanwhile, by another window or program`;
    return new DeskError(409, {
      conflict: `${words}: check it before you overwrite it.`,
      file: name,
      current,
    });
  }

  /** The file that a request is about. @throws DeskError if it is not as the person saw it, or cannot be parsed */
  async function expected(file: string, version: Version) {
    const found = await reader.read(file);
    if (!found || found.version !== version) throw await conflict(`content/${file}`);
    if (found.isReadable) return found;
    const problems = (await checks.problems()).filter((problem) => problem.file === file);
    throw new DeskError(422, { problems });
  }

  /** The files that a request changes. */
  async function planOf({ file, version, changes, photoName }: ChangeRequest): Promise<Plan> {
    const former = await expected(file, version);
    const taken = new Set(await checks.photoNames());
    const photos = new Map<string, Buffer>();
    let text = textOf(former.bytes);
    for (const change of changes)
      text = changeFileText(file, text, await toStore(file, change, photoName, taken, photos));
    return new Map([...photos, [`content/${file}`, Buffer.from(text)]]);
  }

  /** A change with the names of its photos, and with values in their usual form. */
  async function toStore(
    file: string,
    change: Change,
    words: string | undefined,
    taken: Set<string>,
    photos: Map<string, Buffer>,
  ): Promise<Change> {
    if (change.operation !== 'set' && change.operation !== 'insert') return change;
    const value = await uploads.named(change.value, words, taken, photos);
    return { ...change, value: site().usualForm(file, change.path, value) };
  }

  return { conflict, expected, planOf };
}
