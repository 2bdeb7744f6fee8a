import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './main.ts';

const TSX = resolve('node_modules/tsx/dist/cli.mjs');
const MAIN = resolve('server/main.ts');
const base = mkdtempSync(join(tmpdir(), 'site-main-'));
const built = join(base, 'built');
const empty = join(base, 'empty');
const BIG = 50_000_000; // more than socket buffers hold, so the answer waits for its reader

beforeAll(() => {
  mkdirSync(join(built, 'dist/site'), { recursive: true });
  mkdirSync(empty);
  writeFileSync(join(built, 'dist/site/index.html'), 'home');
  writeFileSync(join(built, 'dist/headers.json'), '[{"path":"/*","set":{"X-Test":"yes"}}]');
  writeFileSync(join(built, 'dist/site/big.bin'), Buffer.alloc(BIG));
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

function start(cwd: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, [TSX, MAIN], { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const exit = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return { child, output: () => output, exit };
}

async function startListening(): Promise<Run & { port: number }> {
  const run = start(built, { PORT: '0' });
  await expect.poll(run.output, { timeout: 10_000 }).toMatch(/localhost:\d+\n/);
  return { ...run, port: Number(/localhost:(\d+)/.exec(run.output())?.[1]) };
}

describe('a start that cannot work says so in one sentence', () => {
  it.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('PORT "%s"', async (value) => {
    const run = start(built, { PORT: value });
    expect(await run.exit).toBe(1);
    expect(run.output()).toBe(`PORT must be a whole number from 0 to 65535, not "${value}".\n`);
  });

  it('nothing built', async () => {
    const run = start(empty, { PORT: '0' });
    expect(await run.exit).toBe(1);
    expect(run.output()).toBe('Nothing is built yet: run "npm run build" first.\n');
  });

  it('port in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, done));
    const { port } = other.address() as AddressInfo;
    const run = start(built, { PORT: String(port) });
    expect(await run.exit).toBe(1);
    expect(run.output()).toBe(`Port ${port} is already in use: set PORT to another.\n`);
    other.close();
  });

  it('an address that is not ours', async () => {
    const run = start(built, { PORT: '0', HOST: '192.0.2.1' });
    expect(await run.exit).toBe(1);
    expect(run.output()).toMatch(/^Cannot listen on port 0: [^\n]+\n$/);
  });
});

describe('a running server', () => {
  it('serves the built folder and says where', async () => {
    const site = await serve({ root: join(built, 'dist/site'), port: 0 });
    const body = await (await fetch(`http://localhost:${site.port}/`)).text();
    expect(body).toBe('home');
    await site.close();
    await expect(fetch(`http://localhost:${site.port}/`)).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it at once when nothing runs', async (signal) => {
    const run = await startListening();
    const spare = connect(run.port, '127.0.0.1'); // a browser's spare connection must not hold it up
    await new Promise<void>((done) => spare.once('connect', done));
    spare.on('error', () => {});
    const asked = Date.now();
    run.child.kill(signal);
    expect(await run.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(3000);
    expect(run.output()).toBe(`Serving the site on http://localhost:${run.port}\n`);
  });

  it('SIGTERM lets a slow answer finish and takes no new ones', { timeout: 20_000 }, async () => {
    const run = await startListening();
    const res = await new Promise<IncomingMessage>((done, failed) => {
      get({ port: run.port, host: '127.0.0.1', path: '/big.bin' }, done).on('error', failed);
    });
    res.pause();
    run.child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${run.port}/`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 5000 },
      )
      .toBe('closed');
    expect(run.child.exitCode).toBeNull();
    let received = 0;
    for await (const part of res) received += (part as Buffer).length;
    expect(received).toBe(BIG);
    expect(await run.exit).toBe(0);
  });

  it('is forced to end when an answer never does', { timeout: 25_000 }, async () => {
    const run = await startListening();
    const stuck = connect(run.port, '127.0.0.1', () =>
      stuck.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    stuck.on('error', () => {});
    await new Promise<void>((done) => stuck.once('readable', done)); // and never read
    const asked = Date.now();
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(Date.now() - asked).toBeGreaterThan(9000);
    stuck.destroy();
  });
});
