import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import * as z from 'zod';
import type { NewPhoto } from './add.ts';
import { CannotAdd } from './prepare.ts';

/** What the command line says about the photos. */
export type GivenLabels = {
  category?: string | undefined;
  title?: string | undefined;
  alt?: string | undefined;
  /** Titles and alternative texts by file name. */
  words?: Record<string, { title: string; alt: string }> | undefined;
};

const wordsFile = z.record(
  z.string(),
  z.strictObject({ title: z.string().trim().min(1), alt: z.string().trim().min(1) }),
);

/** Reads a file such as `{ "IMG_1.jpg": { "title": "…", "alt": "…" } }`. */
export function parseLabels(source: string, name: string): GivenLabels['words'] {
  try {
    return wordsFile.parse(JSON.parse(source));
  } catch {
    throw new CannotAdd(
      `${name} cannot be read: write { "IMG_1.jpg": { "title": "…", "alt": "…" } }, with an entry for each photo.`,
    );
  }
}

/** The words that are given for one of the pictures: its own, or for a single one those of the command line. */
function wordsOf(file: string, pictures: readonly string[], given: GivenLabels): Omit<GivenLabels, 'words'> {
  return given.words?.[path.basename(file)] ?? (pictures.length === 1 ? given : {});
}

/** What is known of each photo without asking, and what is missing, in words. */
export function withoutAsking(
  pictures: readonly string[],
  given: GivenLabels,
  categories: readonly string[],
): { category: string; photos: NewPhoto[] } {
  const missing: string[] = [];
  if (!given.category) missing.push(`--category (${categories.join(', ')})`);
  const photos = pictures.map((file) => {
    const { title = '', alt = '' } = wordsOf(file, pictures, given);
    const wanted = `a title and an alt for ${path.basename(file)} in --words FILE`;
    if (!title || !alt) missing.push(pictures.length === 1 ? '--title and --alt' : wanted);
    return { file, title, alt };
  });
  if (missing.length > 0)
    throw new CannotAdd(
      `Nobody can be asked here, and this is missing: ${missing.join('; ')}. Give it, or run the command in a terminal.`,
    );
  return { category: given.category ?? '', photos };
}

/** Asks in the terminal for what is not given; ends with CannotAdd when the person leaves. */
export async function byAsking(
  pictures: readonly string[],
  given: GivenLabels,
  categories: readonly string[],
): Promise<{ category: string; photos: NewPhoto[] }> {
  const left = new AbortController();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('close', () => left.abort());
  const ask = async (question: string, refuse: (answer: string) => string | undefined): Promise<string> => {
    for (;;) {
      const answer = (await terminal.question(question, { signal: left.signal })).trim();
      const reason = answer ? refuse(answer) : 'Please type an answer, or press Ctrl+C to leave.';
      if (!reason) return answer;
      console.log(reason);
    }
  };
  try {
    const known = (answer: string) =>
      categories.includes(answer) ? undefined : `Please type one of ${categories.join(', ')}.`;
    const category = given.category ?? (await ask(`Category (${categories.join(', ')}): `, known));
    const photos: NewPhoto[] = [];
    for (const [index, file] of pictures.entries()) {
      const own = wordsOf(file, pictures, given);
      console.log(`\nPhoto ${index + 1} of ${pictures.length}: ${path.basename(file)}`);
      const title = own.title ?? (await ask('Title, such as Walk-in shower: ', () => undefined));
      const alt =
        own.alt ??
        (await ask('What does it show, for people who do not see it? ', (answer) =>
          answer.toLowerCase() === title.toLowerCase()
            ? 'Please say what the photo shows, not its title again.'
            : undefined,
        ));
      photos.push({ file, title, alt });
    }
    return { category, photos };
  } catch (error) {
    if (left.signal.aborted) throw new CannotAdd('You left before the end.', { cause: error });
    throw error;
  } finally {
    terminal.close();
  }
}
