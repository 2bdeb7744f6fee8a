import { type ContentKey, contentFiles, type NamedContent } from '../src/content/schemas/content-files.ts';
import { loadBrand } from './brand/load-brand.ts';
import { foldersIn } from './business/business-folder.ts';
import { loadArticles, type PlannedFiles } from './content/articles/articles.ts';
import { canonicalFacts, trimmed } from './content/canonical-facts.ts';
import { crossCheck } from './content/cross-check.ts';
import { readData } from './content/files/read-data.ts';
import { galleryShape, neitherShape } from './content/gallery-shape.ts';
import type { LoadedContent, WrittenFile } from './content/loaded-content.ts';
import {
  asRecord,
  type Facts,
  factsIn,
  fillPlaceholders,
  isTakenAway,
  resolveFacts,
  withCounts,
} from './content/placeholders.ts';
import { type Place, problemSentence, sentencesFor, unknownPlaceholder } from './content/problems.ts';
import { remembered } from './content/remembered.ts';

const emptiedText = (name: string) =>
  `only shows [[${name}]], which you have removed: write other words, or remove this text`;
const circularFact =
  'its placeholder refers to itself, or to too many other placeholders: write the words instead';

/** The parsed content, or a sentence for each problem. */
type Loaded =
  | { content: LoadedContent; written: WrittenFile[]; problems: [] }
  | { content?: undefined; problems: string[] };

/**
 * Reads and checks all content files and the brand. The parts of the content are not to be changed: what is the same in
 * the next content is the same object there.
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
    const { file } = contentFiles[key];
    // No other fact changes the file.
    const named = JSON.stringify([key, data, factsIn(JSON.stringify(data), facts)]);
    const { filled, unfilled, result } = known(named, () => checked(key, data, facts));
    for (const { name, place } of unfilled) {
      const whatToDo = isTakenAway(facts, name) ? emptiedText(name) : unknownPlaceholder(name);
      unknown.push({ name, problem: problemSentence(file, place, whatToDo) });
    }
    written.push({ file, key, raw: data, filled, cut });
    if (!result) problems.push(problemSentence(file, [], neitherShape));
    else if (result.success) parsed[key] = result.data;
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

/** Checking all files takes longer than reading them. */
const known = remembered<ReturnType<typeof checked>>(200);

/**
 * Fills the placeholders of a file and checks it by its schema.
 * @returns unfilled: its placeholders without a fact; result: none if it has neither shape of gallery.json
 */
function checked(key: ContentKey, data: unknown, facts: Facts) {
  const unfilled: { name: string; place: Place }[] = [];
  const filled = fillPlaceholders(data, facts, (name, place) => unfilled.push({ name, place }));
  const shape = key === 'galleryPhotos' ? galleryShape(filled) : contentFiles[key].schema;
  return { filled, unfilled, result: shape?.safeParse(filled) };
}
