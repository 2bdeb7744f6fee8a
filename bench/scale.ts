import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sentBytes } from '../pipeline/budgets.ts';
import { sizes, writeMuchContent } from './large-content.ts';
import { main, readOptions } from './options.ts';
import { report, table } from './report.ts';

// Builds the site with the content as it is, and with one, a half and the whole of much content.
const root = path.resolve(import.meta.dirname, '..');
/** A build may take this long at most, in milliseconds. */
const limit = 30 * 60_000;

type Built = { seconds: number; memory: number; home: number };

/** Runs one build in a process of its own and measures it; memory is its peak, in MB. */
async function build(contentDir: string, photosFrom: string, outDir: string): Promise<Built> {
  const script =
    "const { buildSite } = await import('./pipeline/build.ts');" +
    `await buildSite({ root: ${JSON.stringify(photosFrom)}, contentDir: ${JSON.stringify(contentDir)}, outDir: ${JSON.stringify(outDir)}, say: () => {} });` +
    "console.log('\\npeak ' + process.resourceUsage().maxRSS);";
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: limit,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const peak = said.match(/peak (\d+)/)?.[1];
  if (code !== 0 || !peak) throw new Error(`The build of ${contentDir} has failed.`);
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
      for (const part of ['src', 'public', 'deploy', 'photos', 'content', '.cache/photos', 'tsconfig.json'])
        if (await stat(path.join(root, part)).catch(() => null))
          await cp(path.join(root, part), path.join(project, part), { recursive: true });
      await cp(path.join(root, 'package.json'), path.join(project, 'package.json'));
      await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
      const count = sizes(share);
      console.log(
        `Building with ${count.photos} more photos, ${count.reviews} reviews, ${count.articles} articles`,
      );
      await writeMuchContent(project, count);
      // Inside the project, from where what draws the pages finds React.
      const out = path.join(project, 'dist');
      const first = await build(path.join(project, 'content'), project, out);
      const again = await build(path.join(project, 'content'), project, out);
      figures.push(first, again);
      rows.push([
        `${count.photos} / ${count.reviews} / ${count.articles} / ${count.projects}`,
        `${first.seconds.toFixed(1)} s`,
        `${again.seconds.toFixed(1)} s`,
        `${first.memory} MB`,
        again.home,
      ]);
      await rm(project, { recursive: true, force: true });
    }
    const head = [
      'Photos / reviews / articles / projects on top',
      'First build',
      'No change',
      'Peak memory',
      'Home, bytes',
    ];
    const growth = (figures.at(-1)?.home ?? 0) - (figures[0]?.home ?? 0);
    const percent = Math.abs(growth / (figures[0]?.home ?? 1)) * 100;
    const markdown = [
      '## With much content',
      'New photos are made on the first build only; the second has nothing new to do. The target of a build without changes is 10 s on two cores, and home is to grow by 2 % at most.',
      table(head, rows),
      `Home ${growth < 0 ? 'shrinks' : 'grows'} by ${percent.toFixed(1)} %.`,
    ];
    await report('scale', markdown.join('\n\n'), figures);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
