import type { Path, Placeholders } from '../api.ts';
import { isRecord } from '../is-record.ts';
import { site } from '../site.ts';
import type { ContentReader } from './content-files.ts';
import { textsOf } from './text/file-text.ts';

/** The names of placeholders that texts of a value have, with their places. */
function usesIn(value: unknown): { name: string; path: Path }[] {
  return textsOf(value).flatMap(({ path, text }) =>
    [...text.matchAll(site().placeholders.pattern)].map(([, name = '']) => ({ name, path })),
  );
}

/** The names by which texts can name facts, with the places of these. */
function factsIn(value: unknown, path: string[] = []): [name: string, path: Path][] {
  const name = site().placeholders.nameOf(path, value);
  if (name !== undefined) return [[name, path]];
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => factsIn(item, [...path, key])) : [];
}

/** All facts that texts can name with a placeholder, where they are written and where they are used. */
export async function placeholders(reader: ContentReader): Promise<Placeholders> {
  const all = await reader.all();
  const file = site().factsFile;
  const business = all.find((one) => one.file === file)?.data;
  const { filler, listOf } = site().placeholders;
  const fill = filler(business, new Map(all.map(({ file, data }) => [file, data])));
  const uses = all.flatMap(({ file: used, data, ...rest }) => [
    ...usesIn(data).map(({ name, path }) => ({ name, use: { file: used, path } })),
    // The body of an article has no places.
    ...usesIn('body' in rest ? rest.body : '').map(({ name }) => ({ name, use: { file: used, path: [] } })),
  ]);
  const lists = [...new Set(uses.map(({ name }) => name))].flatMap((name) => {
    const list = listOf?.(name);
    return list ? [{ name, ...list }] : [];
  });
  return {
    placeholders: [...factsIn(business).map(([name, path]) => ({ name, file, path })), ...lists].map(
      ({ name, ...place }) => ({
        name,
        ...place,
        value: fill(`[[${name}]]`),
        uses: uses.filter((one) => one.name === name).map(({ use }) => use),
      }),
    ),
  };
}
