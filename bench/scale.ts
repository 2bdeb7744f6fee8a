import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sentBytes } from '../pipeline/budgets.ts';
import { additions, writeLargeContent } from './large-content.ts';
import { main, readOptions } from './options.ts';
import { report, table } from './report.ts';

// Builds the site with its own content, and with half and all of the additional items of large content.
const root = path.resolve(import.meta.dirname, '..');
/** What a copy of the project needs for a build. */
const copiedParts = [
  ...['content', 'photos', 'public', 'src', 'framework', 'deploy'],
  ...['.cache/photos', 'tsconfig.json', 'package.json'],
];
/** Time limit of a build, in milliseconds. */
const buildTimeout = 30 * 60_000;

type Built = { seconds: number; memory: number; home: number };

/** Measures a build in its own process. @returns seconds, peak memory in MB, and bytes of home as sent */
async function build(contentDir: string, project: string, outDir: string): Promise<Built> {
  const script =
    "const { buildSite } = await import('./pipeline/build.ts');" +
    `await buildSite({ root: ${JSON.stringify(project)}, contentDir: ${JSON.stringify(contentDir)}, outDir: ${JSON.stringify(outDir)}, say: () => {} });` +
    "console.log('\\npeak ' + process.resourceUsage().maxRSS);";
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: buildTimeout,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const peak = output.match(/peak (\d+)/)?.[1];
  if (code !== 0 || !peak) throw new Error(`The build of ${contentDir} has failed: see its output above.`);
  const home = sentBytes(path.join(outDir, 'site/index.html'));
  return { seconds: (performance.now() - started) / 1000, memory: Math.round(Number(peak) / 1024), home };
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), { percent: 'number' });
  const whole = (options.numbers.percent ?? 100) / 100;
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-scale-'));
  try {
    const rows: (string | number)[][] = [];
    const figures: Built[] = [];
    for (const share of [0, whole / 2, whole]) {
      const project = path.join(dir, `share-${share}`);
      for (const part of copiedParts)
        if (existsSync(path.join(root, part)))
          await cp(path.join(root, part), path.join(project, part), { recursive: true });
      await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
      const count = additions(share);
      console.log(
        `Building with ${count.photos} more photos, ${count.reviews} more reviews, ${count.articles} more articles`,
      );
      await writeLargeContent(project, count);
      // In the project, so that the server bundle resolves React.
      const out = path.join(project, 'dist');
      const first = await build(path.join(project, 'content'), project, out);
      const second = await build(path.join(project, 'content'), project, out);
      figures.push(first, second);
      rows.push([
        `${count.photos} / ${count.reviews} / ${count.articles} / ${count.projects}`,
        `${first.seconds.toFixed(1)} s`,
        `${second.seconds.toFixed(1)} s`,
        `${first.memory} MB`,
        second.home,
      ]);
      await rm(project, { recursive: true, force: true });
    }
    const head = [
      'Additional photos / reviews / articles / projects',
      'First build',
      'Second build, no change',
      'Peak memory',
      'Home, bytes',
    ];
    const growth = (figures.at(-1)?.home ?? 0) - (figures[0]?.home ?? 0);
    const percent = Math.abs(growth / (figures[0]?.home ?? 1)) * 100;
    const markdown = [
      '## With large content',
      'Only the first build encodes photos. The target of a build without changes is 10 s on two cores, and home may grow by at most 2 %.',
      table(head, rows),
      `Home ${growth < 0 ? 'shrinks' : 'grows'} by ${percent.toFixed(1)} %.`,
    ];
    await report('scale', markdown.join('\n\n'), figures);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
