import { fillText, placeholderPattern, resolveFacts } from '../../../pipeline/content/placeholders.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Path, Placeholders } from '../api.ts';
import type { ContentReader } from './content-files.ts';
import { textsOf } from './text/file-text.ts';

const file = 'business.yaml';

/** The names of placeholders that texts of a value have, with their places. */
function usesIn(value: unknown): { name: string; path: Path }[] {
  return textsOf(value).flatMap(({ path, text }) =>
    [...text.matchAll(placeholderPattern)].map(([, name = '']) => ({ name, path })),
  );
}

/** The names by which texts can name facts, with the places of these: of a claim, its words. */
function factsIn(value: unknown, path: string[] = []): [name: string, path: Path][] {
  if (path.join() === 'areaServed') return [['areaServed', path]];
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => factsIn(item, [...path, key]));
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const isWords = path.length === 3 && path[0] === 'claims' && path[2] === 'words';
  return [[(isWords ? path.slice(0, 2) : path).join('.'), path]];
}

/** All facts that texts can name with a placeholder, where they are written and where they are used. */
export async function placeholders(reader: ContentReader): Promise<Placeholders> {
  const all = await reader.all();
  const business = all.find((one) => one.file === file)?.data;
  const facts = resolveFacts(isRecord(business) ? business : undefined, () => undefined);
  const uses = all.flatMap(({ file: used, data, ...rest }) => [
    ...usesIn(data).map(({ name, path }) => ({ name, use: { file: used, path } })),
    // The body of an article has no places.
    ...usesIn('body' in rest ? rest.body : '').map(({ name }) => ({ name, use: { file: used, path: [] } })),
  ]);
  return {
    placeholders: factsIn(business).map(([name, path]) => ({
      name,
      file,
      path,
      value: fillText(`[[${name}]]`, facts, () => undefined),
      uses: uses.filter((one) => one.name === name).map(({ use }) => use),
    })),
  };
}
