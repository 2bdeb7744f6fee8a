import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAddress, explain, refuseOptions, serveUntilStopped } from './main.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each(['abc', '65536'])('the port %s is refused in a sentence', async (port) => {
  vi.stubEnv('PORT', port);
  await expect(checkAddress()).rejects.toThrow('PORT must be a whole number from 0 to 65535, not');
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

test('without a build, a sentence says what to do', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await serveUntilStopped('/nowhere').catch(explain);
  expect(process.exitCode).toBe(1);
  expect(printed.mock.calls).toEqual([['Nothing is built yet: build the site first.']]);
});

test('a command without options refuses one in a sentence', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  for (const options of [[], ['-h'], ['']]) refuseOptions(options);
  expect(printed.mock.calls.flat()).toEqual(
    ['-h', ''].map((one) => `${one} is unknown: this command has no options.`),
  );
  expect(exit.mock.calls).toEqual([[1], [1]]);
});
