import { existsSync, realpathSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeaderRules } from './header-rules.ts';
import { type Build, createSiteServer, type MakeMissing } from './site-server.ts';
import { UsageError } from './usage-error.ts';

const defaultPort = '4173';

/** Starts to listen. @throws UsageError if that is impossible */
function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const taken = `Port ${port} is already in use: set PORT to another.`;
      failed(new UsageError(isTaken ? taken : `Cannot listen on port ${port}: ${error.message}.`));
    });
    server.listen({ port, ...(host ? { host } : {}) }, listening);
  });
}

/**
 * Serves a build and prints its URL.
 * @param address a port, or 0 for a free one, and a host; default: all interfaces, IPv6 and IPv4
 * @returns its port, and a function that closes the server
 * @throws UsageError if it cannot listen on the port
 */
export async function serve(
  build: Parameters<typeof createSiteServer>[0],
  address: { port: number; host?: string | undefined },
  makeMissing?: MakeMissing,
) {
  const server = createSiteServer(build, makeMissing);
  await listen(server, address.port, address.host);
  const { port } = server.address() as AddressInfo;
  console.log(`Serving the site on http://localhost:${port}`);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}

/** PORT and HOST. @throws UsageError */
function readAddress(): { port: number; host: string | undefined } {
  const { PORT, HOST } = process.env;
  const port = PORT || defaultPort;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${port}".`);
  return { port: Number(port), host: HOST };
}

/** Checks that the server will be able to listen, before the slow build starts. @throws UsageError */
export async function checkAddress(): Promise<void> {
  const { port, host } = readAddress();
  const server = createServer();
  await listen(server, port, host);
  await new Promise((closed) => server.close(closed));
}

/**
 * What to serve now: a later build once it has been moved to the place of the one before. A new build whose headers
 * cannot be read is not served, and said to be so.
 */
function currentBuild(dist: string): () => Build {
  const rules = join(dist, 'headers.json');
  const read = (): Build => ({ root: join(dist, 'site'), headers: readHeaderRules(rules) });
  const stampOf = () => {
    const { ino, mtimeMs } = statSync(rules, { throwIfNoEntry: false }) ?? {};
    return ino && `${ino} ${mtimeMs}`;
  };
  let stamp = stampOf();
  let build = read();
  return () => {
    const now = stampOf();
    if (now === undefined || now === stamp) return build;
    stamp = now;
    try {
      build = read();
    } catch (error) {
      console.error('The new build cannot be served, so build again:', error);
    }
    return build;
  };
}

/**
 * Serves the folder `site` of a build with the rules of its `headers.json`, on PORT and HOST, until SIGTERM or SIGINT.
 * @param dist the folder of the build; default: `dist` in the current folder
 * @param buildCommand the command that builds the site, for the sentence that nothing is built
 * @returns once it listens
 * @throws UsageError
 */
export async function serveUntilStopped(
  { makeMissing, buildCommand }: { makeMissing?: MakeMissing; buildCommand?: string } = {},
  dist = resolve('dist'),
): Promise<void> {
  const address = readAddress();
  if (!existsSync(join(dist, 'headers.json')))
    throw new UsageError(
      `Nothing is built yet: ${buildCommand ? `run "${buildCommand}"` : 'build the site'} first.`,
    );
  await serve(currentBuild(dist), address, makeMissing);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
}

/** Prints the message of a UsageError, and other errors with their stack; sets the exit code to 1. */
export function explain(error: unknown): void {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

// As a command: `node --import tsx packages/serve/main.ts [folder of a build]`.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  serveUntilStopped({}, resolve(process.argv[2] ?? 'dist')).catch(explain);
}
