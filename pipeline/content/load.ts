import path from 'node:path';
import { type ContentKey, contentFiles, type NamedContent } from '../../src/content/schemas/files.ts';
import type { LoadedArticle } from './article.ts';
import { loadArticles, type PlannedFiles } from './articles.ts';
import { crossCheck } from './cross-check.ts';
import { galleryShape, neitherShape } from './gallery-shape.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import { asRecord, fillPlaceholders, isTakenAway, resolveFacts, withCounts } from './placeholders.ts';
import {
  circularFact,
  emptiedText,
  problemSentence,
  sentencesFor,
  syntaxSentence,
  unknownPlaceholder,
} from './problems.ts';
import { readText } from './read-text.ts';
import { remembered } from './remembered.ts';
import { jsonFault, type SyntaxFault } from './syntax.ts';
import { trimmed, usualFacts } from './usual-facts.ts';
import { jsonStructureFault, valueFault } from './value-faults.ts';

/** All content, parsed by its schemas; photos have their names only. */
export type LoadedContent = NamedContent & { articles: LoadedArticle[] };

/**
 * A content file before validation. raw: its value with placeholders, or the text of an article; filled: its value with
 * filled placeholders, or the front matter of an article; cut: the lines whose text ends at a #.
 */
export type WrittenFile = { file: string; key?: ContentKey; raw: unknown; filled: unknown; cut?: number[] };

/**
 * Reads and checks all content files.
 * @param contentDir the folder `content/`
 * @param planned files to read in place of those in the folder
 * @returns the parsed content, or a sentence for each problem
 */
export async function loadContent(
  contentDir: string,
  planned: PlannedFiles = new Map(),
): Promise<
  | { content: LoadedContent; written: WrittenFile[]; problems: [] }
  | { content?: undefined; problems: string[] }
> {
  const problems: string[] = [];
  const raw = new Map<ContentKey, { data: unknown; cut: number[] }>();
  const keys = Object.keys(contentFiles) as ContentKey[];
  const reads = await Promise.all(
    keys.map(async (key) => ({ key, read: await readData(contentDir, contentFiles[key].file, planned) })),
  );
  for (const { key, read } of reads)
    if ('problem' in read) problems.push(read.problem);
    else raw.set(key, { ...read, data: key === 'business' ? usualFacts(read.data) : trimmed(read.data) });

  const business = resolveFacts(asRecord(raw.get('business')?.data), (place) =>
    problems.push(circularFact(contentFiles.business.file, place)),
  );
  const facts = withCounts(business, new Map([...raw].map(([key, { data }]) => [key, data])));
  const parsed: Partial<Record<ContentKey, unknown>> = {};
  const written: WrittenFile[] = [];
  const unknown: { name: string; problem: string }[] = [];
  for (const [key, { data, cut }] of raw) {
    const { file, schema } = contentFiles[key];
    const filled = fillPlaceholders(data, facts, (name, place) =>
      unknown.push({
        name,
        problem: (isTakenAway(facts, name) ? emptiedText : unknownPlaceholder)(file, place, name),
      }),
    );
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
  problems.push(...articleProblems);
  if (problems.length > 0) return { problems };

  const content = { ...(parsed as NamedContent), articles };
  const found = crossCheck(content);
  if (found.length > 0) return { problems: found };
  const texts = articles.map(({ summary, source }) => ({
    file: `articles/${summary.slug}.md`,
    raw: source,
    filled: summary,
  }));
  return { content, written: [...written, ...texts], problems: [] };
}

async function readData(
  contentDir: string,
  file: string,
  planned: PlannedFiles,
): Promise<{ data: unknown; cut: number[] } | { problem: string }> {
  const read = await readText(path.join(contentDir, file), planned.get(file) ?? undefined);
  if ('whatToDo' in read) return { problem: syntaxSentence(file, read) };
  const isJson = file.endsWith('.json');
  const parsed = isJson ? parseJson(read.text) : known(read.text, () => parseYaml(read.text));
  if ('whatToDo' in parsed) return { problem: syntaxSentence(file, parsed) };
  const fault = valueFault(parsed.data);
  // A copy, because callers may change the loaded content.
  return fault ? { problem: problemSentence(file, fault.place, fault.whatToDo) } : structuredClone(parsed);
}

/** Parsing YAML is most of the time that loading takes. */
const known = remembered<Parsed | SyntaxFault>(100);

function parseJson(source: string): Parsed | SyntaxFault {
  try {
    const data: unknown = JSON.parse(source);
    // $schema is for editors; it is not content.
    Reflect.deleteProperty(Object(data), '$schema');
    return jsonStructureFault(source) ?? { data, cut: [] };
  } catch (error) {
    return jsonFault(error, source);
  }
}
