import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkAddress, explain, serveUntilStopped } from './main.ts';

const base = mkdtempSync(join(tmpdir(), 'serve-main-'));
const dist = join(base, 'dist');
afterAll(() => rmSync(base, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Writes a build elsewhere and moves it to its place, as the build does. */
function build(name: string, rules = JSON.stringify([{ path: '/*', set: { 'X-Build': name } }])) {
  const work = join(base, 'building');
  mkdirSync(join(work, 'site'), { recursive: true });
  writeFileSync(join(work, 'headers.json'), rules);
  writeFileSync(join(work, 'site/index.html'), name);
  rmSync(dist, { recursive: true, force: true });
  renameSync(work, dist);
}
build('first');

/** Starts with environment variables. @returns what was printed as an error, and the exit code */
async function failureOf(env: Record<string, string>, folder: string, buildCommand?: string) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await serveUntilStopped({ ...(buildCommand && { buildCommand }) }, folder).catch(explain);
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, printed: printed.mock.calls };
}

test.each<[Record<string, string>, unknown]>([
  ...['abc', '-1', '65536', '80.5', ' '].map((PORT): [{ PORT: string }, string] => [
    { PORT },
    `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
  ]),
  [{ PORT: '0', HOST: '192.0.2.1' }, expect.stringMatching(/^Cannot listen on port 0: [^\n]+$/)],
])('the address %o is refused in a sentence', async (env, sentence) => {
  expect(await failureOf(env, dist)).toEqual({ code: 1, printed: [[sentence]] });
});

test('without a build, a sentence says what to do', async () => {
  const none = join(base, 'none');
  for (const [command, what] of [
    [undefined, 'build the site'],
    ['make', 'run "make"'],
  ]) {
    const printed = [[`Nothing is built yet: ${what} first.`]];
    expect(await failureOf({ PORT: '0' }, none, command)).toEqual({ code: 1, printed });
    vi.restoreAllMocks();
  }
});

test('a port in use is noticed before the site is built', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, done));
  const { port } = other.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  await expect(checkAddress()).rejects.toThrow(`Port ${port} is already in use: set PORT to another.`);
  await new Promise((done) => other.close(done));
  await checkAddress();
});

test('a build is served with its headers, then the next one, unless its headers cannot be read; a signal ends it', async () => {
  vi.stubEnv('PORT', '0');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  await serveUntilStopped({}, dist);
  const [, address = ''] = /^Serving the site on (http:\S+)$/.exec(String(printed.mock.calls[0])) ?? [];
  const shown = async () => {
    const answer = await fetch(address);
    return [answer.headers.get('x-build'), await answer.text()];
  };
  expect(await shown()).toEqual(['first', 'first']);
  build('second');
  expect(await shown()).toEqual(['second', 'second']);
  build('third', 'no rules');
  expect((await fetch(address)).headers.get('x-build')).toBe('second');
  expect(said).toHaveBeenCalledOnce();
  build('fourth');
  expect(await shown()).toEqual(['fourth', 'fourth']);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.emit(signal);
  expect(exit.mock.calls).toEqual([[0], [0]]);
});
