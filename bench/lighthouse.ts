import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromiumPath, isRoot } from './chromium.ts';
import { median } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;

/** Time limit of one run, in milliseconds. */
const runTimeout = 180_000;

/** The median scores of several Lighthouse runs on a phone, 0 to 100. */
export async function lighthouseScores(url: string, rounds: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runOnce(url));
  const of = (key: keyof Scores) => median(runs.map((run) => run[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

async function runOnce(url: string): Promise<Scores> {
  const browser = chromiumPath();
  const dir = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(dir, 'report.json');
    const flags = `--headless=new --disable-gpu${isRoot ? ' --no-sandbox' : ''}`;
    const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn('npx', ['lighthouse', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: runTimeout,
        env: { ...process.env, CHROME_PATH: browser },
      });
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0)
      throw new Error(
        `Lighthouse ${code === null ? 'took too long' : `ended with exit code ${code}`} on ${url}.`,
      );
    const report: { categories: Record<string, { score: number | null }> } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const score = (key: keyof Scores) => Math.round((report.categories[key]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
