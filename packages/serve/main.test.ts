import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askPort } from './fixtures/site.ts';
import { checkAddress, explain, serve, serveUntilStopped } from './main.ts';

const TSX = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
const MAIN = resolve(import.meta.dirname, 'main.ts');
/** Fakes the 10 s timeout for running responses: it expires on SIGUSR2, never by itself. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
const realTimeout = setTimeout;
globalThis.setTimeout = (callback, ms, ...rest) => {
  if (ms !== 10_000) return realTimeout(callback, ms, ...rest);
  process.once('SIGUSR2', callback);
  return { unref() {} };
};`)}`;
const base = mkdtempSync(join(tmpdir(), 'site-main-'));
const built = join(base, 'built');
const empty = join(base, 'empty');
const patient = { timeout: 30_000 };
const BIG = 50_000_000; // more than socket buffers hold, so the answer waits for its reader

beforeAll(() => {
  mkdirSync(join(built, 'dist/site'), { recursive: true });
  mkdirSync(empty);
  writeFileSync(join(built, 'dist/site/index.html'), 'home');
  writeFileSync(join(built, 'dist/headers.json'), '[{"path":"/*","set":{"X-Test":"yes"}}]');
  writeFileSync(join(built, 'dist/site/big.bin'), Buffer.alloc(BIG));
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

type Run = {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
};

function start(cwd: string, env: Record<string, string>): Run {
  const imports = [CLOCK, TSX].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, MAIN], { cwd, env: { ...process.env, ...env } });
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
  await expect.poll(run.output, patient).toMatch(/localhost:\d+\n/);
  const port = Number(/localhost:(\d+)/.exec(run.output())?.[1]);
  // The server handles signals from its first response on.
  await askPort(port, '/');
  return { ...run, port };
}

/** Starts the server in this process. @returns what it printed, and the exit code it set */
async function failureOf(cwd: string, env: Record<string, string>, buildCommand?: string) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(process, 'cwd').mockReturnValue(cwd);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await serveUntilStopped({ buildCommand }).catch(explain);
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, printed: printed.mock.calls };
}

describe('a start that cannot work explains why in one sentence', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const sentence = (text: unknown) => ({ code: 1, printed: [[text]] });

  it.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('PORT "%s"', async (PORT) => {
    const said = `PORT must be a whole number from 0 to 65535, not "${PORT}".`;
    expect(await failureOf(built, { PORT })).toEqual(sentence(said));
  });

  it.each([
    [undefined, 'build the site'],
    ['make', 'run "make"'],
  ])('nothing built, with the build command %s', async (command, whatToDo) => {
    const said = `Nothing is built yet: ${whatToDo} first.`;
    expect(await failureOf(empty, { PORT: '0' }, command)).toEqual(sentence(said));
  });

  it('an address that is not ours', async () => {
    const said = expect.stringMatching(/^Cannot listen on port 0: [^\n]+$/);
    expect(await failureOf(built, { PORT: '0', HOST: '192.0.2.1' })).toEqual(sentence(said));
  });

  it('a port in use is noticed before the site is built', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, done));
    const { port } = other.address() as AddressInfo;
    vi.stubEnv('PORT', String(port));
    await expect(checkAddress()).rejects.toThrow(`Port ${port} is already in use: set PORT to another.`);
    await new Promise((done) => other.close(done));
    await checkAddress();
    // The check must release the port again.
    await checkAddress();
  });
});

describe('a running server', () => {
  it('serves the built folder and prints its address', async () => {
    const site = await serve({ root: join(built, 'dist/site'), port: 0 });
    const body = await (await fetch(`http://localhost:${site.port}/`)).text();
    expect(body).toBe('home');
    await site.close();
    await expect(fetch(`http://localhost:${site.port}/`)).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it at once when no response is running',
    async (signal) => {
      const run = await startListening();
      const spare = connect(run.port, '127.0.0.1'); // a browser's spare connection must not hold it up
      await new Promise<void>((done) => spare.once('connect', done));
      spare.on('error', () => {});
      run.child.kill(signal);
      expect(await run.exit).toBe(0);
      expect(run.output()).toBe(`Serving the site on http://localhost:${run.port}\n`);
    },
  );

  it('SIGTERM lets a slow response finish and accepts no new requests', async () => {
    const run = await startListening();
    const res = await new Promise<IncomingMessage>((done, failed) => {
      get({ port: run.port, host: '127.0.0.1', path: '/big.bin' }, done).on('error', failed);
    });
    res.pause();
    run.child.kill('SIGTERM');
    await expect.poll(() => takesRequests(run.port), patient).toBe(false);
    expect(run.child.exitCode).toBeNull();
    let received = 0;
    for await (const part of res) received += (part as Buffer).length;
    expect(received).toBe(BIG);
    expect(await run.exit).toBe(0);
  });

  it('is forced to end after 10 s if a response never ends', async () => {
    const run = await startListening();
    const stuck = connect(run.port, '127.0.0.1', () =>
      stuck.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    stuck.on('error', () => {});
    await new Promise<void>((done) => stuck.once('readable', done)); // and never read
    run.child.kill('SIGTERM');
    await expect.poll(() => takesRequests(run.port), patient).toBe(false);
    expect(run.child.exitCode).toBeNull();
    run.child.kill('SIGUSR2');
    expect(await run.exit).toBe(0);
    stuck.destroy();
  });
});

/** Whether a new connection is answered. A keep-alive connection could still be answered after listening has ended. */
const takesRequests = (port: number) =>
  askPort(port, '/').then(
    () => true,
    () => false,
  );
