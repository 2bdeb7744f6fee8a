import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { objectsIn } from '../content/cross-check.ts';
import type { WrittenFile } from '../content/load.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { isSampleAlt } from './samples.ts';
import { dataOf } from './shipped.ts';

/** Earlier values of content files, by their names; of articles, the front matter. */
export type Former = ReadonlyMap<string, unknown>;

/**
 * The content in the last commit, which the desk makes with each publish. Empty if the project is in no git repository.
 * @param root the project's root folder
 */
export async function formerContent(root: string, written: readonly WrittenFile[]): Promise<Former> {
  const files = written.map(({ file }) => file);
  // Not the repository of a folder above the project.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root) };
  const settings = { cwd: root, env, encoding: 'buffer' as const, maxBuffer: 64 * 1024 * 1024 };
  const running = promisify(execFile)('git', ['cat-file', '--batch'], settings);
  running.child.stdin
    ?.on('error', () => undefined)
    .end(files.map((file) => `HEAD:content/${file}\n`).join(''));
  const { stdout } = await running.catch(() => ({ stdout: Buffer.alloc(0) }));
  const found = new Map<string, unknown>();
  let at = 0;
  for (const file of files) {
    const start = stdout.indexOf('\n', at) + 1;
    const size = / blob (\d+)\n$/.exec(stdout.toString('utf8', at, start))?.[1];
    at = start;
    if (size === undefined) continue;
    found.set(file, dataIn(file, stdout.toString('utf8', start, start + Number(size))));
    at = start + Number(size) + 1;
  }
  return found;
}

function dataIn(file: string, text: string): unknown {
  const isArticle = file.endsWith('.md');
  // JSON is YAML, too.
  const parsed = parseYaml(isArticle ? (/^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text);
  return 'data' in parsed ? parsed.data : undefined;
}

/** The names of suburbs and packages at that time. */
export function formerNames(former: Former): { suburbs: string[]; packages: string[] } {
  const { areaServed = [] } = Object(former.get('business.yaml'));
  const { items = [] } = Object(Object(former.get('pages/home.yaml')).packages);
  return { suburbs: areaServed, packages: items.map((item: unknown) => String(Object(item).name)) };
}

/** The fields of a photo and of its alternative text. */
const photoFields = [
  ['src', 'alt'],
  ['before', 'beforeAlt'],
  ['after', 'afterAlt'],
] as const;

type PhotoWords = { src: unknown; alt: unknown; place: Place };

function photosIn(data: unknown): PhotoWords[] {
  return objectsIn(data).flatMap(({ item, place }) =>
    photoFields.flatMap(([src, alt]) =>
      item[src] && item[alt] ? [{ src: item[src], alt: item[alt], place: [...place, alt] }] : [],
    ),
  );
}

/** A warning for each alternative text that was written for another photo. Those of the sample are listed with it. */
export function altsOfOthers(written: readonly WrittenFile[], former: Former): string[] {
  const known = new Map<unknown, Set<unknown>>();
  for (const { src, alt } of [...former.values()].flatMap(photosIn))
    known.set(alt, new Set([...(known.get(alt) ?? []), src]));
  const remedy = 'was written for another photo: say what this one shows';
  return written.flatMap(({ file }) =>
    photosIn(dataOf(written, file)).flatMap(({ src, alt, place }) => {
      const isOfOther = known.has(alt) && !known.get(alt)?.has(src) && !isSampleAlt(alt);
      return isOfOther ? [problemSentence(file, place, remedy)] : [];
    }),
  );
}
