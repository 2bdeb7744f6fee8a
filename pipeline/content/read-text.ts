import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The text of a content file, with plain line ends and without the mark that some Windows editors put in front;
 * where it cannot be read, what to do about it.
 */
export async function readText(file: string): Promise<{ text: string } | { whatToDo: string }> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    const { base, name } = path.parse(file);
    const others = (await readdir(path.dirname(file)).catch(() => [])).filter((other) => other !== base);
    const alike = others.find((other) => other.startsWith(name));
    return {
      whatToDo: `the file is missing or cannot be read: put it back${alike ? `, perhaps from ${alike}` : ''}`,
    };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    if (text.includes('\0')) throw new TypeError('UTF-16');
    return text.trim() === '' ? { whatToDo: 'is empty: fill it in, or put the old file back' } : { text };
  } catch {
    return {
      whatToDo:
        'is not saved as UTF-8: save it again with that encoding (in Notepad under Save as, Encoding)',
    };
  }
}
