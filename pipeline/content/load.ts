import { type ContentKey, contentFiles, type NamedContent } from '../../src/content/schemas/files.ts';
import { loadBrand } from '../brand/load-brand.ts';
import { foldersIn } from '../business/business-folder.ts';
import { loadArticles, type PlannedFiles } from './articles/articles.ts';
import { crossCheck } from './cross-check.ts';
import { readData } from './files/read-data.ts';
import { galleryShape, neitherShape } from './gallery-shape.ts';
import type { LoadedContent, WrittenFile } from './loaded-content.ts';
import { asRecord, fillPlaceholders, isTakenAway, resolveFacts, withCounts } from './placeholders.ts';
import { problemSentence, sentencesFor, unknownPlaceholder } from './problems.ts';
import { trimmed, usualFacts } from './usual-facts.ts';

const emptiedText = (name: string) =>
  `only shows [[${name}]], which you have removed: write other words, or remove this text`;
const circularFact =
  'its placeholder refers to itself, or to too many other placeholders: write the words instead';

/**
 * Reads and checks all content files.
 * @param business the folder of the business
 * @param planned files to read in place of those in the folder
 * @returns the parsed content, or a sentence for each problem
 */
export async function loadContent(
  business: string,
  planned: PlannedFiles = new Map(),
): Promise<
  | { content: LoadedContent; written: WrittenFile[]; problems: [] }
  | { content?: undefined; problems: string[] }
> {
  const { contentDir } = foldersIn(business);
  const problems: string[] = [];
  const raw = new Map<ContentKey, { data: unknown; cut: number[] }>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  const reads = await Promise.all(
    keys.map(async (key) => ({ key, read: await readData(contentDir, contentFiles[key].file, planned) })),
  );
  for (const { key, read } of reads)
    if ('problem' in read) problems.push(read.problem);
    else raw.set(key, { ...read, data: key === 'business' ? usualFacts(read.data) : trimmed(read.data) });

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
