import '../../pipeline/production-mode.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { explain, readHeaderRules, serve, UsageError } from '@site/serve';
import { runBuild } from '../../pipeline/run-build.ts';
import { launchOptions } from '../../tests/launch-options.ts';
import { builtSample } from '../../tests/on-sample.mjs';
import { findBrowser, missingBrowser } from '../find-browser.mjs';
import { documentPaths, unknownPath } from './documents.ts';
import { measureLoading, measurePageChange, measureTap, type PageChange, type Tap } from './measures.ts';
import { type Figures, type Row, table } from './report.ts';

// Measures a built site on a slow phone, in turn with its baseline: the same pages while scripts are forbidden.

const usage =
  'Usage: npm run bench measures the sample, npm run bench -- dist another build; --rounds=5 for more than 3 visits.';

const taps: readonly Tap[] = [
  { name: 'menu', route: '/', target: '[aria-controls="mobile-menu"]' },
  { name: 'question', route: '/', target: 'main summary' },
  { name: 'form field', route: '/', target: 'main input[name]' },
  { name: 'tab', route: '/gallery', target: 'role=tab[selected=false]' },
  { name: 'tile', route: '/gallery', target: 'main :is([aria-haspopup="dialog"], [data-button])' },
  { name: 'slider', route: '/before-after', target: 'role=slider' },
  { name: 'chat', route: '/services', target: '[aria-controls="chat"]' },
];

/** From a static page, from pages that are mainly an island, and to one; each by mouse and by touch. */
const changes: readonly PageChange[] = [
  { from: '/', to: '/services', isImmediate: false },
  { from: '/', to: '/gallery', isImmediate: false },
  { from: '/gallery', to: '/contact', isImmediate: false },
  { from: '/before-after', to: '/gallery', isImmediate: false },
  { from: '/', to: '/services', isImmediate: true },
].flatMap((change) => (['hover', 'touch'] as const).map((by) => ({ ...change, by })));

/** The command line: how many visits, and the folder of a build. @throws UsageError */
function readOptions() {
  try {
    const options = { rounds: { type: 'string', default: '3' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (!/^[1-9]\d*$/.test(values.rounds)) throw new Error('--rounds must be a whole number above 0.');
    return { rounds: Number(values.rounds), folder: positionals[0] };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function measure(): Promise<void> {
  const { rounds, folder } = readOptions();
  if (!findBrowser()) throw new UsageError(missingBrowser);
  if (!folder && !(await runBuild({ outDir: builtSample }))) throw new UsageError('Nothing was measured.');
  const build = path.resolve(folder ?? path.join(import.meta.dirname, '../..', builtSample));
  const root = path.join(build, 'site');
  if (!existsSync(root))
    throw new UsageError(`${folder} has no build: name a folder with site/ in it.\n${usage}`);
  const headers = readHeaderRules(path.join(build, 'headers.json'));
  const noScripts = { match: () => true, set: { 'Content-Security-Policy': "script-src 'none'" } };
  const [site, baseline, browser] = await Promise.all([
    serve({ root, headers }, { port: 0 }),
    serve({ root, headers: [...headers, noScripts] }, { port: 0 }),
    chromium.launch(launchOptions),
  ]);
  /** Both sides in turn, so that they meet the same load of the machine. */
  const compare = async (name: string, figures: (origin: string) => Promise<Figures>): Promise<Row> => {
    console.log(`Measuring ${name}`);
    const row: Row = { name, site: [], baseline: [] };
    for (let round = 0; round < rounds; round += 1) {
      row.site.push(await figures(`http://localhost:${site.port}`));
      row.baseline.push(await figures(`http://localhost:${baseline.port}`));
    }
    return row;
  };
  const loaded: Row[] = [];
  const tapped: Row[] = [];
  const changed: Row[] = [];
  try {
    for (const path of documentPaths(root)) {
      const route = path === '/404' ? unknownPath : path;
      loaded.push(await compare(route, (origin) => measureLoading(browser, origin, route)));
    }
    for (const tap of taps)
      tapped.push(await compare(tap.name, (origin) => measureTap(browser, origin, tap)));
    for (const change of changes) {
      const { from, to, by, isImmediate } = change;
      const name = `${from} to ${to} by ${by}${isImmediate ? ', immediately' : ''}`;
      changed.push(await compare(name, (origin) => measurePageChange(browser, origin, change)));
    }
  } finally {
    await browser.close();
    site.close();
    baseline.close();
  }
  console.log(`\nMedian of ${rounds} visits ± half of their range (ratio to the same without scripts).`);
  for (const rows of [loaded, tapped, changed]) console.log(`\n${table(rows)}`);
}

await measure().catch(explain);
