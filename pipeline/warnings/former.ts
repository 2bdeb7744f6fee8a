import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { photoWordsIn } from './photo-words.ts';
import { type Files, plain, valuesIn } from './sample-texts.ts';

/**
 * The content in the last commit, which the desk makes with each publish. Empty if the project is in no git repository.
 * @param root the project's root folder
 * @param business the folder of the business
 */
export async function formerContent(
  root: string,
  business: string,
  written: readonly WrittenFile[],
): Promise<Files> {
  const files = written.map(({ file }) => file);
  // Not the repository of a folder above the project.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root) };
  const settings = { cwd: business, env, encoding: 'buffer' as const, maxBuffer: 64 * 1024 * 1024 };
  const running = promisify(execFile)('git', ['cat-file', '--batch'], settings);
  running.child.stdin
    ?.on('error', () => undefined)
    .end(files.map((file) => `HEAD:./content/${file}\n`).join(''));
  const { stdout } = await running.catch(() => ({ stdout: Buffer.alloc(0) }));
  const found = new Map<string, Buffer>();
  let at = 0;
  for (const file of files) {
    const start = stdout.indexOf('\n', at) + 1;
    const size = / blob (\d+)\n$/.exec(stdout.toString('utf8', at, start))?.[1];
    at = start;
    if (size === undefined) continue;
    found.set(file, stdout.subarray(start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return valuesIn(path.join(business, 'content'), found.keys(), found);
}

/**
 * A warning for each alternative text that was written for another photo.
 * @param listed the alternative texts that are listed with the sample, as `plain` texts
 */
export function altsOfOthers(own: Files, former: Files, listed: ReadonlySet<string>): string[] {
  const known = new Map<unknown, Set<unknown>>();
  for (const { name, alt } of [...former.values()].flatMap(photoWordsIn))
    if (alt) known.set(alt, new Set([...(known.get(alt) ?? []), name]));
  const remedy = 'was written for another photo: say what this one shows, unless it fits this one too';
  return [...own].flatMap(([file, data]) =>
    photoWordsIn(data).flatMap(({ name, alt, altPlace }) => {
      const isOfOther = known.has(alt) && !known.get(alt)?.has(name) && !listed.has(plain(alt));
      return isOfOther ? [problemSentence(file, altPlace, remedy)] : [];
    }),
  );
}
