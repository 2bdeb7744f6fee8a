import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import limit from 'p-limit';

/** The path of the file in the published site that says what is live. */
export const publishedPath = '/published.json';

/** commit: 40 hex digits; null if it is not known. content: the version of content and photos, 32 hex digits. */
export type Published = { commit: string | null; content: string };

/** Where hosts name the commit that they build: Cloudflare Workers and Pages, Netlify, GitHub. */
const commitVariables = ['WORKERS_CI_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'];

/** Files that are read at once: enough to keep the disk busy, few enough for memory. */
const concurrency = 8;

const digestOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * What is live once a build is published.
 * @param root the project's root folder
 * @param env the environment of the build, which may name the commit
 * @throws file-system errors
 */
export async function publishedFile(
  root: string,
  contentDir: string,
  photosDir: string,
  env: Record<string, string | undefined> = process.env,
): Promise<Published> {
  const named = commitVariables.map((name) => env[name] ?? '').find((value) => /^[0-9a-f]{40}$/.test(value));
  return { commit: named ?? headOf(root), content: await contentVersion(contentDir, photosDir) };
}

/** The commit of a folder; null if it is not the top of a repository with a commit. */
function headOf(root: string): string | null {
  try {
    const git = ['-C', root, 'rev-parse', '--show-prefix', 'HEAD'];
    const lines = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    // The first line is the path from the top of the repository.
    return /^\n([0-9a-f]{40})\n$/.exec(lines)?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * A hash of all content files and photos, the same on all systems. It leaves out names that begin with a dot and links.
 * A missing folder counts as empty.
 * @returns 32 hex digits
 * @throws file-system errors
 */
export async function contentVersion(contentDir: string, photosDir: string): Promise<string> {
  const files = [...(await filesIn(contentDir, 'content')), ...(await filesIn(photosDir, 'photos'))].sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  const lines = await limit(concurrency).map(
    files,
    async ([name, file]) => `${digestOf(withoutReturns(await readFile(file)))} ${name}\n`,
  );
  return digestOf(lines.join('')).slice(0, 32);
}

/** All files below a folder: the name below another, with slashes and composed accents, and the path. */
async function filesIn(dir: string, as: string): Promise<[string, string][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, string] => [path.relative(dir, file).split(path.sep).join('/'), file])
    .filter(([name]) => !/(^|\/)\./.test(name))
    .map(([name, file]) => [`${as}/${name}`.normalize('NFC'), file]);
}

/** A text with the line ends that git stores. Like git, takes a file with a zero byte near its start for no text. */
function withoutReturns(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 8000).includes(0)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
