import '../../pipeline/output/production-mode.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { explain, UsageError } from '@site/serve';
import { businessFolder, placeOf } from '../../pipeline/business/business-folder.ts';
import { countOf } from '../../pipeline/count-of.ts';
import { root, runBuild } from '../../pipeline/output/run-build.ts';
import { ensureBrowser, missingBrowser } from '../find-browser.mjs';

// `npm run verify`: builds the site and opens every page in a browser, to find what visitors would stumble over.

const build = path.join(root, 'dist');

/** Builds or takes the last build, and prints what is wrong with it. @returns whether nothing is */
async function verify(options: readonly string[]): Promise<boolean> {
  const unknown = options.find((option) => option !== '--built');
  if (unknown) throw new UsageError(`${unknown} is unknown: the only option is --built, for the last build.`);
  const isBuilt = options.length > 0;
  if (isBuilt && !existsSync(path.join(build, 'headers.json')))
    throw new UsageError('Nothing is built yet: run "npm run verify" without --built.');
  if (!(await ensureBrowser())) throw new UsageError(missingBrowser);
  if (!isBuilt && !(await runBuild())) return false;
  console.log('Opening each page in a browser');
  // Late, because it looks for the browser.
  const { verifyBuild } = await import('./verify.ts');
  const { pages, problems, warnings } = await verifyBuild(build, businessFolder(root));
  for (const problem of problems) console.error(problem);
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  const found = problems.length === 0 ? 'no problems' : countOf(problems.length, 'problem');
  const more = warnings.length === 0 ? '' : `, ${countOf(warnings.length, 'warning')}`;
  console.log(`Verified ${countOf(pages, 'page')} of ${placeOf('.')}/: ${found}${more}.`);
  return problems.length === 0;
}

try {
  if (!(await verify(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  explain(error);
}
