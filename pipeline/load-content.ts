import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentKey, contentFiles, type NamedContent } from '../src/content/schemas/content-files.ts';
import { loadBrand } from './brand/load-brand.ts';
import { foldersIn } from './business/business-folder.ts';
import { loadArticles, type PlannedFiles } from './content/articles/articles.ts';
import { canonicalFacts, trimmed } from './content/canonical-facts.ts';
import { crossCheck } from './content/cross-check.ts';
import { readData } from './content/files/read-data.ts';
import { galleryShape, neitherShape } from './content/gallery-shape.ts';
import type { LoadedContent, WrittenFile } from './content/loaded-content.ts';
import { asRecord, fillPlaceholders, isTakenAway, resolveFacts, withCounts } from './content/placeholders.ts';
import { problemSentence, sentencesFor, unknownPlaceholder } from './content/problems.ts';

const emptiedText = (name: string) =>
  `only shows [[${name}]], which you have removed: write other words, or remove this text`;
const circularFact =
  'its placeholder refers to itself, or to too many other placeholders: write the words instead';

/** The parsed content, or a sentence for each problem. */
type Loaded =
  | { content: LoadedContent; written: WrittenFile[]; problems: [] }
  | { content?: undefined; problems: string[] };

/**
 * Reads and checks all content files and the brand.
 * @param business the folder of the business
 * @param planned files to read in place of those in the folder
 */
export async function loadContent(business: string, planned: PlannedFiles = new Map()): Promise<Loaded> {
  const { contentDir } = foldersIn(business);
  const problems: string[] = [];
  const raw = new Map<ContentKey, { data: unknown; cut: number[] }>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  const reads = await Promise.all(
    keys.map(async (key) => ({ key, read: await readData(contentDir, contentFiles[key].file, planned) })),
  );
  for (const { key, read } of reads)
    if ('problem' in read) problems.push(read.problem);
    else raw.set(key, { ...read, data: key === 'business' ? canonicalFacts(read.data) : trimmed(read.data) });

  const ownFacts = resolveFacts(asRecord(raw.get('business')?.data), (place) =>
    problems.push(problemSentence(contentFiles.business.file, place, circularFact)),
  );
  const facts = withCounts(ownFacts, new Map([...raw].map(([key, { data }]) => [key, data])));
  const parsed: Partial<Record<ContentKey, unknown>> = {};
  const written: WrittenFile[] = [];
  const unknown: { name: string; problem: string }[] = [];
  for (const [key, { data, cut }] of raw) {
    const { file, schema } = contentFiles[key];
    const filled = fillPlaceholders(data, facts, (name, place) => {
      const whatToDo = isTakenAway(facts, name) ? emptiedText(name) : unknownPlaceholder(name);
      unknown.push({ name, problem: problemSentence(file, place, whatToDo) });
    });
    written.push({ file, key, raw: data, filled, cut });
    const shape = key === 'galleryPhotos' ? galleryShape(filled) : schema;
    if (!shape) {
      problems.push(problemSentence(file, [], neitherShape));
      continue;
    }
    const result = shape.safeParse(filled);
    if (result.success) parsed[key] = result.data;
    else problems.push(...sentencesFor(file, result.error.issues, filled));
  }
  // Otherwise a misspelt field or missing list in business.yaml would be reported again for every text that uses it.
  const isWhole = keys.every((key) => parsed[key]);
  for (const { name, problem } of unknown)
    if (/^count\./i.test(name) ? isWhole : parsed.business) problems.push(problem);
  const { articles, problems: articleProblems } = await loadArticles(contentDir, facts, planned);
  const loaded = await loadBrand(business, planned);
  problems.push(...articleProblems, ...loaded.problems);
  if (problems.length > 0 || !loaded.brand) return { problems };

  const content = { ...(parsed as NamedContent), articles, brand: loaded.brand };
  const found = crossCheck(content, loaded.clients);
  if (found.length > 0) return { problems: found };
  const texts = articles.map(({ summary, source }) => ({
    file: `articles/${summary.slug}.md`,
    raw: source,
    filled: summary,
  }));
  return { content, written: [...written, ...texts], problems: [] };
}

let last: { version: string; loaded: Loaded } | undefined;

/**
 * Reads and checks all content as `loadContent` does, but only if a file differs from the last time. The desk checks a
 * change, writes it and shows it: the same content three times.
 */
export async function loadOnce(business: string, planned: PlannedFiles = new Map()): Promise<Loaded> {
  // Pictures and the map of the brand are read from the folder, even if they are planned.
  if ([...planned.keys()].some((file) => file.startsWith('brand/'))) return loadContent(business, planned);
  const version = await versionOf(business, planned);
  if (last?.version === version) return structuredClone(last.loaded);
  const loaded = await loadContent(business, planned);
  // A file may have been saved meanwhile.
  if ((await versionOf(business, planned)) === version) last = { version, loaded: structuredClone(loaded) };
  return loaded;
}

/** A hash of the files in `content/` and `brand/` with the planned ones. */
async function versionOf(business: string, planned: PlannedFiles): Promise<string> {
  const files = new Map<string, Buffer | null>();
  for (const folder of ['content', 'brand']) {
    const dir = path.join(business, folder);
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const place of entries.map(({ parentPath, name }) => path.join(parentPath, name)))
      files.set(path.relative(business, place), await readFile(place).catch(() => null));
  }
  for (const [file, bytes] of planned) files.set(path.join('content', file), bytes);
  const hash = createHash('sha256').update(business);
  for (const file of [...files.keys()].sort()) hash.update(`\0${file}\0`).update(files.get(file) ?? 'none');
  return hash.digest('hex');
}
