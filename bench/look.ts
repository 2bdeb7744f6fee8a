import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../pipeline/content/load.ts';
import { UsageError } from '../server/usage-error.ts';
import { startBrowser } from './look/browser-context.ts';
import { compareAll } from './look/compare-all.ts';
import { lineOf, ranked, reportHtml, summary } from './look/report.ts';
import { chooseScenarios, routeScenarios } from './look/scenarios.ts';
import { stateScenarios } from './look/states.ts';
import { screenshotKey, takeScreenshots } from './look/take-screenshots.ts';
import { buildVersion, cachedFolder, findVersion, lookFolder } from './look/versions.ts';
import { readOptions } from './options.ts';

// Visual comparison of two versions of the site. Exit codes: 0 without differences, 1 with differences, 2 if the
// comparison failed.
const usage =
  'Usage: npm run look -- COMMIT compares a commit with the working tree, npm run look -- COMMIT OTHER two commits.';

/** @returns whether all screenshots are equal */
async function look(args: readonly string[]): Promise<boolean> {
  const isOption = (arg: string) => arg.startsWith('--');
  const shape = { routes: 'list', states: 'list', again: 'flag' } as const;
  const { lists, flags } = readOptions(args.filter(isOption), shape);
  const [base, other, ...more] = args.filter((arg) => !isOption(arg));
  if (!base || more.length > 0) throw new UsageError(usage);
  const { content, problems } = await loadContent(path.join(import.meta.dirname, '../content'));
  if (!content) throw new UsageError(problems.join('\n'));

  const versions = [findVersion(base), findVersion(other)] as const;
  const builds = versions.map((version) => ({ version, build: buildVersion(version) }));
  const routes = builds.flatMap(({ build }) => routeScenarios(path.join(build, 'site')));
  const named = [...(lists.routes ?? []), ...(lists.states ?? [])];
  const scenarios = chooseScenarios([...routes, ...stateScenarios(content)], named);

  const browser = await startBrowser();
  const screenshots = [];
  try {
    const key = screenshotKey(browser, content);
    for (const [index, { version, build }] of builds.entries()) {
      // Compared with itself, a version gets two sets of screenshots.
      const isSecond = index === 1 && version.tree === versions[0].tree;
      const folder = cachedFolder('screenshots', `${version.tree}-${key}${isSecond ? '-again' : ''}`);
      if (isSecond || flags.has('again')) rmSync(folder, { recursive: true });
      console.log(`Taking screenshots of ${version.name}`);
      screenshots.push(await takeScreenshots(browser, scenarios, { build, folder }));
    }
  } finally {
    await browser.close();
  }

  const report = path.join(lookFolder, 'report');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const [before = new Map(), after = new Map()] = screenshots;
  const rows = await compareAll(before, after, report);
  const names = [versions[0].name, versions[1].name] as const;
  writeFileSync(path.join(report, 'index.html'), reportHtml(rows, names));
  for (const row of ranked(rows)) console.log(lineOf(row));
  console.log(`${summary(rows, names)} See ${path.join(report, 'index.html')}.`);
  return ranked(rows).length === 0;
}

try {
  process.exitCode = (await look(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}
