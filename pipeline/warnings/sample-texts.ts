import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import type { PlannedFiles } from '../content/articles/articles.ts';
import { canonicalFacts, trimmed } from '../content/canonical-facts.ts';
import { parseYaml } from '../content/files/parse-yaml.ts';
import { readData } from '../content/files/read-data.ts';
import { readText } from '../content/files/read-text.ts';
import type { WrittenFile } from '../content/loaded-content.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import { type Place, sentencesFor } from '../content/problems.ts';
import { type Placed, valuesOf } from '../content/texts-in.ts';

/** The values of content files by their names. An article has its front matter, and its paragraphs as `body`. */
export type Files = ReadonlyMap<string, unknown>;
/** A text of the sample that is right for this business too. field: its place, with `*` for each number of an item */
export type SampleMark = { file: string; field: string; text: string };
/**
 * What belongs to the sample.
 * - versions: the content that this business was begun with, and that of the sample now
 * - accepted: the texts that are right for this business, too; faults: why they cannot be read
 */
export type Sample = { versions: Files[]; accepted: AcceptedTexts; faults: string[] };

/** The texts by file and field. */
const acceptedTexts = z.record(z.string(), z.record(z.string(), z.array(z.string())));
type AcceptedTexts = z.infer<typeof acceptedTexts>;
/** The file in `content/` with the accepted texts, which the desk writes. It may be missing. */
export const acceptedFile = 'as-in-sample.yaml';

const sampleContent = path.resolve(import.meta.dirname, '../../sample/content');

/** Reads what belongs to the sample. @param business the folder of the business, which may have `begun/` */
export async function readSample(business: string): Promise<Sample> {
  const versions = await Promise.all([path.join(business, 'begun'), sampleContent].map(readFiles));
  const contentDir = path.join(business, 'content');
  if (!(await readdir(contentDir)).includes(acceptedFile)) return { versions, accepted: {}, faults: [] };
  const read = await readData(contentDir, acceptedFile);
  if ('problem' in read) return { versions, accepted: {}, faults: [read.problem] };
  const { data = {}, error } = acceptedTexts.safeParse(read.data ?? {});
  return {
    versions,
    accepted: data,
    faults: error ? sentencesFor(acceptedFile, error.issues, read.data) : [],
  };
}

/** The values of all files in a folder that can be read. */
async function readFiles(contentDir: string): Promise<Files> {
  const articles = await readdir(path.join(contentDir, 'articles')).catch(() => []);
  const files = Object.values(contentFiles).map(({ file }) => file);
  return valuesIn(contentDir, [...files, ...articles.map((name) => `articles/${name}`)]);
}

/**
 * The values of content files; undefined for those that cannot be read.
 * @param planned bytes to read in place of files in the folder
 */
export async function valuesIn(
  contentDir: string,
  files: Iterable<string>,
  planned?: PlannedFiles,
): Promise<Files> {
  const valueIn = async (file: string) => {
    if (file.endsWith('.md')) {
      const read = await readText(path.join(contentDir, file), planned?.get(file) ?? undefined);
      return 'text' in read ? articleValue(read.text) : undefined;
    }
    const read = await readData(contentDir, file, planned);
    const usual = file === contentFiles.business.file ? canonicalFacts : trimmed;
    return 'data' in read ? usual(read.data) : undefined;
  };
  return new Map(await Promise.all([...files].map(async (file) => [file, await valueIn(file)] as const)));
}

/** The values of an article by its text. */
function articleValue(source: string): unknown {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  const parsed = parseYaml(front);
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return 'data' in parsed ? { ...Object(trimmed(parsed.data)), body: paragraphs.filter(Boolean) } : undefined;
}

/** The values of the files of a business as they are written. */
export function ownFiles(written: readonly WrittenFile[]): Files {
  return new Map(written.map(({ file, raw }) => [file, typeof raw === 'string' ? articleValue(raw) : raw]));
}

/** A place that is still the sample's. texts: what a tick accepts there, if it may be right for another business. */
export type LeftPlace = { file: string; place: Place; whatToDo: string; texts: Placed<unknown>[] };

/** The sample's values of a field, as `plain` texts. Those that only name facts are right for every business. */
export function sampleValues({ versions }: Sample, file: string, field: string): Set<string> {
  const values = versions.flatMap((files) => valuesOf(files.get(file), field));
  return new Set(values.flatMap(({ value }) => (isOwnText(value) ? [plain(value)] : [])));
}

/** Whether a text is more than a fact's placeholder, such as [[phone]]. */
export function isOwnText(value: unknown): boolean {
  return String(value).replace(placeholderPattern, '').trim() !== '';
}

/** What a tick at a place stores: its texts, of a group or list all of them in their order. */
export function sampleMark(file: string, place: Place, value: unknown): SampleMark {
  const field = place.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
  return { file, field, text: wordsOf(value) };
}

/** Whether the owner has said that a text of the sample is right as it is. */
export function isAccepted({ accepted }: Sample, file: string, place: Place, value: unknown): boolean {
  const { field, text } = sampleMark(file, place, value);
  return accepted[file]?.[field]?.some((one) => plain(one) === plain(text)) ?? false;
}

function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(wordsOf).join(', ');
}

/** A value as a text without quotes, apostrophes, dots and spaces, which people and programs change. */
export function plain(value: unknown): string {
  return wordsOf(value).replace(/[\s'"‘’“”….]+/g, '');
}
