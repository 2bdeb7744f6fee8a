import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import autocannon from 'autocannon';
import { allPaths } from '../src/routes.ts';

/**
 * Puts 100,000 requests on the server of `npm start`, at 64 connections, while others hold connections open without
 * ever finishing a request. Fails on any error, on memory that goes on growing, or when slow clients keep others out.
 */
const requests = 100_000;
const connections = 64;
const slowClients = 200;
/** Growth of resident memory from the middle to the end that still counts as flat, in MB. */
const flat = 24;

type Run = { child: ChildProcess; port: number };

function start(): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('server/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const port = /localhost:(\d+)/.exec(part.toString())?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.on('exit', (code) =>
      reject(new Error(`The server has ended with ${code}: run npm run build first.`)),
    );
  });
}

/** Resident memory of a process in MB, as Linux tells it. */
function memory({ child }: Run): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}

/** Half of them say half a request and no more, the others one byte a second. */
function holdOpen(port: number): Socket[] {
  return Array.from({ length: slowClients }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    const drip = index % 2 === 0 ? setInterval(() => socket.write('x'), 1000) : undefined;
    // Unread, the answer of the server would keep the connection from closing.
    socket.resume();
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    return socket;
  });
}

async function shoot(port: number, amount: number): Promise<autocannon.Result> {
  const addresses = [...allPaths([]), '/content/gallery.json', '/images/placeholder.jpg', '/not-a-page'];
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    amount,
    connections,
    timeout: 10,
    requests: addresses.map((address) => ({ path: address, headers: { 'accept-encoding': 'br' } })),
  });
}

function report(name: string, result: autocannon.Result, megabytes: number): void {
  const { latency, requests: rate } = result;
  console.log(
    `${name}: ${rate.sent} requests, ${Math.round(rate.average)} a second; median ${latency.p50} ms, 99th percentile ${latency.p99} ms, longest ${latency.max} ms; ${result.errors} errors, ${result.timeouts} timeouts, ${result['5xx']} answers of 500 and above; memory ${megabytes} MB`,
  );
}

const run = await start();
try {
  console.log(`At the start: memory ${memory(run)} MB`);
  const first = await shoot(run.port, requests / 2);
  const middle = memory(run);
  report('First half', first, middle);
  const slow = holdOpen(run.port);
  const second = await shoot(run.port, requests / 2);
  const end = memory(run);
  report(`Second half, beside ${slowClients} clients that never finish`, second, end);
  const faults = [first, second].reduce(
    (sum, { errors, timeouts, ...rest }) => sum + errors + timeouts + rest['5xx'],
    0,
  );
  // The server gives a request 15 s, and looks every 2 s.
  await Promise.all(
    slow.map((socket) => socket.closed || new Promise((closed) => socket.once('close', closed))),
  );
  console.log('The server has closed every connection that never finished its request.');
  const isFlat = end - middle <= flat;
  if (!isFlat) console.error(`Memory grew by ${end - middle} MB in the second half.`);
  process.exitCode = faults === 0 && isFlat ? 0 : 1;
} finally {
  run.child.removeAllListeners('exit');
  run.child.kill('SIGTERM');
}
