import type { Json, Path, Placeholder } from '../api.ts';
import { isRecord } from '../is-record.ts';
import { site } from '../site.ts';
import { textsOf } from '../values.ts';

/** The names of placeholders in the texts of a value. */
function namesIn(value: unknown): string[] {
  return textsOf(value).flatMap(({ text }) =>
    [...text.matchAll(site().placeholders.pattern)].map(([, name = '']) => name),
  );
}

/** The names by which texts can name facts, with the places of these. */
function factsIn(value: unknown, path: string[] = []): [name: string, path: Path][] {
  const name = site().placeholders.nameOf(path, value);
  if (name !== undefined) return [[name, path]];
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => factsIn(item, [...path, key])) : [];
}

/** All facts that texts can name with a placeholder, and where they are written. @param all the content files */
export function placeholdersIn(all: { file: string; data: Json }[]): Placeholder[] {
  const file = site().factsFile;
  const business = all.find((one) => one.file === file)?.data;
  const { filler, listOf } = site().placeholders;
  const fill = filler(business, new Map(all.map(({ file, data }) => [file, data])));
  const names = all.flatMap(({ data }) => namesIn(data));
  const lists = [...new Set(names)].flatMap((name) => {
    const list = listOf?.(name);
    return list ? [{ name, ...list }] : [];
  });
  const facts = [...factsIn(business).map(([name, path]) => ({ name, file, path })), ...lists];
  return facts.map((fact) => ({ ...fact, value: fill(`[[${fact.name}]]`) }));
}
