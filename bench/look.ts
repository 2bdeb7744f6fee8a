import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../pipeline/content/load.ts';
import { UsageError } from '../server/usage-error.ts';
import { startBrowser } from './look/browser.ts';
import { compareAll } from './look/compare-all.ts';
import { cameraName, photograph } from './look/take-screenshots.ts';
import { lineOf, ranked, reportHtml, summary } from './look/report.ts';
import { chosenScenes, routeScenes } from './look/scenarios.ts';
import { stateScenes } from './look/states.ts';
import { buildVersion, findVersion, keptFolder, lookFolder } from './look/versions.ts';
import { readOptions } from './options.ts';

// Compares how two versions of the site look. It ends with 0 if nothing differs, 1 if something does, 2 if it could
// not be compared.
const usage =
  'Use npm run look -- BASE to compare a commit with the working tree, or npm run look -- BASE OTHER to compare two.';

/** @returns whether every picture is equal */
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
  const routes = builds.flatMap(({ build }) => routeScenes(path.join(build, 'site')));
  const named = [...(lists.routes ?? []), ...(lists.states ?? [])];
  const scenes = chosenScenes([...routes, ...stateScenes(content)], named);

  const browser = await startBrowser();
  const taken = [];
  try {
    const camera = cameraName(browser, content);
    for (const [index, { version, build }] of builds.entries()) {
      // A version that is compared with itself is photographed twice.
      const isSecond = index === 1 && version.tree === versions[0].tree;
      const folder = keptFolder('pictures', `${version.tree}-${camera}${isSecond ? '-again' : ''}`);
      if (isSecond || flags.has('again')) rmSync(folder, { recursive: true });
      console.log(`Photographing ${version.name}`);
      taken.push(await photograph(browser, scenes, { build, folder }));
    }
  } finally {
    await browser.close();
  }

  const report = path.join(lookFolder, 'report');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const [before = new Map(), after = new Map()] = taken;
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
