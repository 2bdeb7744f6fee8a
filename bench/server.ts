import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '../server/usage-error.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { main, readOptions } from './options.ts';
import { against, median, report, table } from './report.ts';

// Asks this project's server and nginx for the same file in turn, over loopback.
const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const connections = 50;
/** What share of nginx's rate the own server is to reach. */
const share = 0.5;

type CannonReport = {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
};
type Shot = { rate: number; p99: number; failed: number };

/** Fires at an address for some seconds with autocannon in a process of its own. */
async function fire(url: string, seconds: number): Promise<Shot> {
  const cannon = createRequire(import.meta.url).resolve('autocannon');
  const args = ['--json', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br', url];
  const child = spawn(process.execPath, [cannon, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answer = '';
  child.stdout.on('data', (chunk) => {
    answer += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const { requests, latency, errors, non2xx }: CannonReport = JSON.parse(answer);
  return { rate: requests.average, p99: latency.p99, failed: errors + non2xx };
}

/** The own server in a process of its own, as `npm start` runs it. */
async function startOwn(): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const script =
    "const { serve } = await import('./server/main.ts'); const { readHeaderRules } = await import('./server/header-rules.ts');" +
    "await serve({ root: 'dist/site', port: 0, headers: readHeaderRules('dist/headers.json') });";
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<never>((_, failed) =>
    child.on('exit', () => failed(new Error('The server has ended.'))),
  );
  ended.catch(() => undefined);
  // It says where it serves as soon as it does.
  const first = new Promise<number>((resolve) =>
    child.stdout.once('data', (line) => resolve(Number(String(line).match(/:(\d+)/)?.[1]))),
  );
  const port = await Promise.race([first, ended]);
  const stop = async () => {
    child.kill();
    await ended.catch(() => undefined);
  };
  return { port, pid: child.pid ?? 0, stop };
}

/** Memory that a process holds, in MB; 0 where the system does not tell. */
function memory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? readFileSync(file, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), { rounds: 'number', seconds: 'number', paths: 'list' });
  const { rounds = 5, seconds = 5 } = options.numbers;
  if (!existsSync(path.join(dist, 'site/index.html')))
    throw new UsageError('Nothing is built yet: run "npm run build" first.');
  if (!hasNginx()) throw new UsageError('nginx is not installed on this machine: install it and try again.');
  const script = readFileSync(path.join(dist, 'site/index.html'), 'utf8').match(
    /<script[^>]* src="([^"]+)"/,
  )?.[1];
  const paths = options.lists.paths ?? ['/', '/services', ...(script ? [script] : [])];
  const nginx = await startNginx(dist);
  const own = await startOwn();
  const rows: string[][] = [];
  const held: number[] = [];
  try {
    for (const asked of paths) {
      const shots: { own: Shot[]; nginx: Shot[] } = { own: [], nginx: [] };
      for (let round = 0; round < rounds; round += 1) {
        console.log(`Asking for ${asked}: round ${round + 1} of ${rounds}`);
        shots.own.push(await fire(`http://127.0.0.1:${own.port}${asked}`, seconds));
        held.push(memory(own.pid));
        shots.nginx.push(await fire(`http://127.0.0.1:${nginx.port}${asked}`, seconds));
      }
      const rate = (of: Shot[]) => median(of.map((shot) => shot.rate));
      const slowest = (of: Shot[]) => median(of.map((shot) => shot.p99));
      const failed = [...shots.own, ...shots.nginx].reduce((sum, shot) => sum + shot.failed, 0);
      if (failed > 0) throw new Error(`${failed} requests for ${asked} failed.`);
      rows.push([
        asked,
        ...[rate(shots.own), rate(shots.nginx)].map((figure) => figure.toFixed(0)),
        against(rate(shots.nginx) / rate(shots.own), 1 / share, 'x', 2),
        ...[slowest(shots.own), slowest(shots.nginx)].map((figure) => `${figure} ms`),
      ]);
    }
  } finally {
    await own.stop();
    await nginx.stop();
  }
  const head = ['Address', 'Requests a second', 'nginx', 'nginx is faster by', 'p99', 'nginx'];
  const markdown = [
    '## The server beside nginx',
    `${connections} connections over loopback, ${seconds} s in turn, middle of ${rounds}; one process each, brotli copies, the same headers. The target is half of nginx's rate.`,
    table(head, rows),
    `Memory of the server after each round, in MB: ${held.join(', ')}.`,
  ];
  await report('server', markdown.join('\n\n'), { rows, held });
});
