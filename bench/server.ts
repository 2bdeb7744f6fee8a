import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '../server/usage-error.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { main, readOptions } from './options.ts';
import { residentMemory, startOwnServer } from './own-server.ts';
import { compareToTarget, median, report, table } from './report.ts';

// Sends requests for the same file to the server of `npm start` and to nginx, alternating, over loopback.
const dist = path.resolve(import.meta.dirname, '../dist');
const connections = 50;
/** The share of nginx's request rate that the own server has to reach. */
const targetShare = 0.5;

type AutocannonResult = {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
};
type Sample = { rate: number; p99: number; failed: number };

/** Measures requests to a URL for some seconds, with autocannon in its own process. */
async function sample(url: string, seconds: number): Promise<Sample> {
  const autocannon = createRequire(import.meta.url).resolve('autocannon');
  const args = ['--json', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br', url];
  const child = spawn(process.execPath, [autocannon, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const { requests, latency, errors, non2xx }: AutocannonResult = JSON.parse(output);
  return { rate: requests.average, p99: latency.p99, failed: errors + non2xx };
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), { rounds: 'number', seconds: 'number', paths: 'list' });
  const { rounds = 5, seconds = 5 } = options.numbers;
  if (!existsSync(path.join(dist, 'site/index.html')))
    throw new UsageError('Nothing is built yet: run "npm run build" first.');
  if (!hasNginx()) throw new UsageError('nginx is not installed: install it and try again.');
  const script = readFileSync(path.join(dist, 'site/index.html'), 'utf8').match(
    /<script[^>]* src="([^"]+)"/,
  )?.[1];
  const paths = options.lists.paths ?? ['/', '/services', ...(script ? [script] : [])];
  const nginx = await startNginx(dist);
  const own = await startOwnServer();
  const rows: string[][] = [];
  const memory: number[] = [];
  try {
    for (const requested of paths) {
      const samples: { own: Sample[]; nginx: Sample[] } = { own: [], nginx: [] };
      for (let round = 0; round < rounds; round += 1) {
        console.log(`Requesting ${requested}: round ${round + 1} of ${rounds}`);
        samples.own.push(await sample(`http://127.0.0.1:${own.port}${requested}`, seconds));
        memory.push(residentMemory(own.pid));
        samples.nginx.push(await sample(`http://127.0.0.1:${nginx.port}${requested}`, seconds));
      }
      const rate = (of: Sample[]) => median(of.map((one) => one.rate));
      const p99 = (of: Sample[]) => median(of.map((one) => one.p99));
      const failed = [...samples.own, ...samples.nginx].reduce((sum, one) => sum + one.failed, 0);
      if (failed > 0) throw new Error(`${failed} requests for ${requested} failed.`);
      rows.push([
        requested,
        ...[rate(samples.own), rate(samples.nginx)].map((figure) => figure.toFixed(0)),
        compareToTarget(rate(samples.nginx) / rate(samples.own), 1 / targetShare, 'x', 2),
        ...[p99(samples.own), p99(samples.nginx)].map((figure) => `${figure} ms`),
      ]);
    }
  } finally {
    await own.stop();
    await nginx.stop();
  }
  const head = ['Path', 'Requests per second', 'nginx', 'Ratio of nginx', 'p99', 'p99 of nginx'];
  const markdown = [
    '## The server compared with nginx',
    `${connections} connections over loopback, alternating for ${seconds} s each, median of ${rounds}; one process each, brotli copies, the same headers. The target is half of nginx's rate.`,
    table(head, rows),
    `Memory of the server after each round, in MB: ${memory.join(', ')}.`,
  ];
  await report('server', markdown.join('\n\n'), { rows, memory });
});
