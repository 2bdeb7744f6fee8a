import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '@site/serve';
import * as z from 'zod';
import type { NewPhoto } from './add.ts';

/** The category, titles and alternative texts given on the command line. */
export type GivenLabels = {
  category?: string | undefined;
  title?: string | undefined;
  alt?: string | undefined;
  /** Titles and alternative texts by file name. */
  labels?: Record<string, { title: string; alt: string }> | undefined;
};

const labelsFile = z.record(
  z.string(),
  z.strictObject({ title: z.string().trim().min(1), alt: z.string().trim().min(1) }),
);

/**
 * Parses a file such as `{ "IMG_1.jpg": { "title": "…", "alt": "…" } }`.
 * @param name the name of the file, for the error message
 * @throws UsageError if the text has another shape
 */
export function parseLabels(source: string, name: string): GivenLabels['labels'] {
  try {
    return labelsFile.parse(JSON.parse(source));
  } catch {
    throw new UsageError(
      `${name} cannot be read: write { "IMG_1.jpg": { "title": "…", "alt": "…" } }, with an entry for each photo.`,
    );
  }
}

/** The labels given for a picture: those in the file, or for a single picture those of the command line. */
function labelsOf(
  file: string,
  pictures: readonly string[],
  given: GivenLabels,
): Omit<GivenLabels, 'labels'> {
  return given.labels?.[path.basename(file)] ?? (pictures.length === 1 ? given : {});
}

/** The category and labels as given. @throws UsageError that lists the missing ones */
export function requireLabels(
  pictures: readonly string[],
  given: GivenLabels,
  categories: readonly string[],
): { category: string; photos: NewPhoto[] } {
  const missing: string[] = [];
  if (!given.category) missing.push(`--category (${categories.join(', ')})`);
  const photos = pictures.map((file) => {
    const { title = '', alt = '' } = labelsOf(file, pictures, given);
    const entry = `title and alt of ${path.basename(file)} in --words FILE`;
    if (!title || !alt) missing.push(pictures.length === 1 ? '--title and --alt' : entry);
    return { file, title, alt };
  });
  if (missing.length > 0)
    throw new UsageError(
      `These options are missing: ${missing.join('; ')}. Add them, or run the command in a terminal, where it asks for them.`,
    );
  return { category: given.category ?? '', photos };
}

/** Asks in the terminal for missing labels. @throws UsageError if the person closes the terminal */
export async function askForLabels(
  pictures: readonly string[],
  given: GivenLabels,
  categories: readonly string[],
): Promise<{ category: string; photos: NewPhoto[] }> {
  const abort = new AbortController();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('close', () => abort.abort());
  const ask = async (question: string, refuse: (answer: string) => string | undefined): Promise<string> => {
    for (;;) {
      const answer = (await terminal.question(question, { signal: abort.signal })).trim();
      const reason = answer ? refuse(answer) : 'Please type an answer, or press Ctrl+C to stop.';
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
      const own = labelsOf(file, pictures, given);
      console.log(`\nPhoto ${index + 1} of ${pictures.length}: ${path.basename(file)}`);
      const title = own.title ?? (await ask('Title, such as Walk-in shower: ', () => undefined));
      const alt =
        own.alt ??
        (await ask('What does it show, for people who cannot see it? ', (answer) =>
          answer.toLowerCase() === title.toLowerCase()
            ? 'Please describe what the photo shows instead of repeating its title.'
            : undefined,
        ));
      photos.push({ file, title, alt });
    }
    return { category, photos };
  } catch (error) {
    if (abort.signal.aborted) throw new UsageError('The command was stopped.', { cause: error });
    throw error;
  } finally {
    terminal.close();
  }
}
