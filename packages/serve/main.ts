import { existsSync, realpathSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer, type MakeMissing } from './site-server.ts';

/** A mistake that the person at the terminal can fix: printed as one sentence, without a stack. */
export class UsageError extends Error {}

/**
 * Lets a server listen on all interfaces.
 * @param port default: a free one
 * @returns the port
 * @throws UsageError if that is impossible
 */
export function listen(server: Server, port = 0): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const taken = `Port ${port} is already in use: set PORT to another.`;
      failed(new UsageError(isTaken ? taken : `Cannot listen on port ${port}: ${error.message}.`));
    });
    server.listen(port, () => listening((server.address() as AddressInfo).port));
  });
}

/** PORT, or 4173. @throws UsageError */
function readPort(): number {
  const port = process.env.PORT || '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${port}".`);
  return Number(port);
}

/** Checks that the server will be able to listen, before the slow build starts. @throws UsageError */
export async function checkAddress(): Promise<void> {
  const server = createServer();
  await listen(server, readPort());
  await new Promise((closed) => server.close(closed));
}

/**
 * Serves a build on PORT, until SIGTERM or SIGINT.
 * @param dist the folder of the build, which a later build may replace
 * @returns once it listens
 * @throws UsageError
 */
export async function serveUntilStopped(dist: string, makeMissing?: MakeMissing): Promise<void> {
  if (!existsSync(join(dist, 'headers.json')))
    throw new UsageError('Nothing is built yet: build the site first.');
  const port = await listen(createSiteServer(dist, makeMissing), readPort());
  console.log(`Serving the site on http://localhost:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
}

/** Ends a command that has no options but was given some, with a sentence. */
export function refuseOptions([option]: readonly string[] = process.argv.slice(2)): void {
  if (option === undefined) return;
  console.error(`${option} is unknown: this command has no options.`);
  process.exit(1);
}

/** Prints the message of a UsageError, and other errors with their stack; sets the exit code to 1. */
export function explain(error: unknown): void {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

// As a command: `node --import tsx packages/serve/main.ts [folder of a build]`.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  serveUntilStopped(resolve(process.argv[2] ?? 'dist')).catch(explain);
}
