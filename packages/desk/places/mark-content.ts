import { visit } from 'unist-util-visit';
import type { JsonSchema, Path } from '../api.ts';
import { formOf, isFreeText, isSchema } from '../forms/schema.ts';
import { isRecord } from '../is-record.ts';
import { type LoadedSite, site } from '../site.ts';
import { valueAt } from '../values.ts';
import { markedText, placeKey } from './marks.ts';

/**
 * The content for pages that are edited: each text that pages only display carries its place, and so does the text of a
 * price. Addresses, choices from a list, dates and file names are never marked. Structured data is made earlier, from the
 * unmarked content.
 * @returns a copy; the given content stays without marks
 */
export function markContent<T extends LoadedSite>(prepared: T): T {
  const content = structuredClone(prepared.content);
  for (const { file, raw } of prepared.written) {
    const known = site().files[file];
    if (known)
      for (const path of shownValues(raw, known.schema))
        mark(Object(content)[known.key], site().parsedPath(file, raw, path), { file, path });
  }
  for (const article of content.articles) markArticle(article);
  return { ...prepared, content };
}

function markArticle(article: LoadedSite['content']['articles'][number]): void {
  const file = `articles/${article.summary.slug}.md`;
  for (const path of shownValues(article.summary, site().articleSchema))
    mark(article.summary, path, { file, path });
  const markedEnd = markedText('', { file, path: ['body'] });
  visit(article.body, 'element', ({ tagName, children }) => {
    if (!/^(?:p|li|h[2-6]|td|th)$/.test(tagName)) return;
    const last = children.at(-1);
    // React puts a comment between two texts.
    if (last?.type === 'text') last.value += markedEnd;
    else children.push({ type: 'text', value: markedEnd });
  });
  for (const part of article.parts) part.heading += markedEnd;
}

/** The places of numbers, and of texts that the schema of a value neither restricts nor marks as a photo. */
function* shownValues(value: unknown, schema: JsonSchema, path: Path = []): Generator<Path> {
  const isText = typeof value === 'string' && value.trim() !== '' && isFreeText(schema);
  if (isText || typeof value === 'number') yield path;
  const { items, properties = {} } = formOf(schema, value);
  if (Array.isArray(value) && isSchema(items))
    for (const [index, item] of value.entries()) yield* shownValues(item, items, [...path, index]);
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) {
      const property = properties[name];
      if (isSchema(property)) yield* shownValues(item, property, [...path, name]);
    }
}

/** Marks the text at a place of the parsed content, if there still is one after parsing. */
function mark(parsed: unknown, at: Path, place: { file: string; path: Path }): void {
  if (site().unmarked.some((field) => field.test(placeKey(place)))) return;
  const holder = Object(valueAt(parsed, at.slice(0, -1)));
  const last = at.at(-1) ?? '';
  const value = holder[last];
  if (typeof value === 'string') holder[last] = markedText(value, place);
  // The text that parsing adds to a number, such as a price.
  if (isRecord(value) && typeof value.text === 'string') value.text = markedText(value.text, place);
}
