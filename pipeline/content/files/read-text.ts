import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanSource } from './clean-source.ts';
import { controlCharacter, controlRemedy } from './signs.ts';
import type { SyntaxFault } from './syntax.ts';
import { decodeText, type TextForm } from './text-form.ts';

/** Git's conflict markers. */
const twoVersions =
  'has two versions of a text between <<<<<<< and >>>>>>>: keep one, and remove these lines and =======';

/**
 * Reads the text of a content file as it looks (`clean-source.ts`).
 * @param planned bytes to check in place of the file's, before they are written
 * @returns the text and the form of its file, or what to do about a file that is missing, empty or not UTF-8
 */
export async function readText(
  file: string,
  planned?: Buffer,
): Promise<{ text: string; form: TextForm } | SyntaxFault> {
  let bytes: Buffer;
  try {
    bytes = planned ?? (await readFile(file));
  } catch {
    const { base, name } = path.parse(file);
    const others = (await readdir(path.dirname(file)).catch(() => [])).filter((other) => other !== base);
    const alike = others.find((other) => other.startsWith(name));
    return {
      whatToDo: `the file is missing or cannot be read: write it, or restore it${alike ? `, perhaps from ${alike}` : ''}`,
    };
  }
  try {
    const { text: written, form } = decodeText(bytes);
    const text = cleanSource(file, written);
    if (text.trim() === '') return { whatToDo: 'is empty: fill it in, or restore the old file' };
    if (/^(?:<{7}|>{7}) /m.test(text)) return { whatToDo: twoVersions };
    const whatToDo = controlRemedy(text);
    return whatToDo === undefined
      ? { text, form }
      : { line: text.slice(0, text.search(controlCharacter)).split('\n').length, whatToDo };
  } catch {
    return {
      whatToDo:
        'is not saved as UTF-8: save it again with this encoding (in Notepad under Save as, Encoding)',
    };
  }
}
