import { execFileSync } from 'node:child_process';

/** The path of the file in the published site that says what is live. */
export const publishedPath = '/published.json';

/** Where hosts name the commit that they build: Cloudflare Workers and Pages, Netlify, GitHub. */
const commitVariables = ['WORKERS_CI_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'];

/**
 * What is live once a build is published: the commit as 40 hex digits, null if it is not known.
 * @param root the project's root folder
 * @param env the environment of the build, which may name the commit
 */
export function publishedFile(
  root: string,
  env: Record<string, string | undefined> = process.env,
): { commit: string | null } {
  const named = commitVariables.map((name) => env[name] ?? '').find((value) => /^[0-9a-f]{40}$/.test(value));
  return { commit: named ?? headOf(root) };
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
