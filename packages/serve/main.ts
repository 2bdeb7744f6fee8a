import { existsSync, realpathSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeaderRules } from './header-rules.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';
import { UsageError } from './usage-error.ts';
import { watchBuild } from './watch-build.ts';

const defaultPort = '4173';
/** Milliseconds that running responses get after a stop signal. */
const shutdownTimeout = 10_000;

export type ServeOptions = SiteServerOptions & {
  port: number;
  /** Default: all interfaces, IPv6 and IPv4. */
  host?: string | undefined;
  /** The command that builds the site, for the sentence that nothing is built. */
  buildCommand?: string | undefined;
};

/** Returns a function that closes a server gracefully: it resolves when the last running response has ended. */
function gracefulClose(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>();
  let closing = false;
  // Node.js treats connections that browsers open in advance as active until they time out, so count running responses
  // instead.
  const end = (...responses: ServerResponse[]) => {
    for (const response of responses) running.delete(response);
    if (closing && running.size === 0) server.closeAllConnections();
  };
  server.on('request', (_req, res) => {
    running.add(res);
    res.once('close', () => end(res));
  });
  // Queued responses get no 'close' event when their connection closes.
  server.on('connection', (socket) => {
    socket.once('close', () => end(...[...running].filter(({ req }) => req.socket === socket)));
  });
  return () =>
    new Promise((done) => {
      closing = true;
      server.close(() => done());
      end();
    });
}

/** Starts to listen. @throws UsageError if that is impossible */
function listen(server: NetServer, port: number, host: string | undefined): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const taken = `Port ${port} is already in use: set PORT to another.`;
      failed(new UsageError(isTaken ? taken : `Cannot listen on port ${port}: ${error.message}.`));
    });
    server.listen({ port, ...(host ? { host } : {}) }, listening);
  });
}

const nothingBuilt = (command?: string) =>
  new UsageError(`Nothing is built yet: ${command ? `run "${command}"` : 'build the site'} first.`);

/**
 * Serves a built site and prints its URL.
 * @returns its port, and a function that closes the server gracefully
 * @throws UsageError if the site is not built, or the server cannot listen on the port
 */
export async function serve({ port, host, buildCommand, ...site }: ServeOptions) {
  if (!existsSync(join(site.root, 'index.html'))) throw nothingBuilt(buildCommand);
  const server = createSiteServer(site);
  const close = gracefulClose(server);
  await listen(server, port, host);
  const { port: realPort } = server.address() as AddressInfo;
  console.log(`Serving the site on http://localhost:${realPort}`);
  return { port: realPort, close };
}

function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) {
    throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return Number(value);
}

/** PORT and HOST. @throws UsageError */
const readAddress = () => ({ port: readPort(process.env.PORT || defaultPort), host: process.env.HOST });

/** Checks that the server will be able to listen, before the slow build starts. @throws UsageError */
export async function checkAddress(): Promise<void> {
  const { port, host } = readAddress();
  const server = createServer();
  await listen(server, port, host);
  await new Promise((closed) => server.close(closed));
}

/**
 * Serves the folder `site` of a build with the rules of its `headers.json`, on PORT and HOST, until SIGTERM or SIGINT.
 * Later builds that are moved to its place are served from then on.
 * @param dist the folder of the build; default: `dist` in the current folder
 * @returns once it listens
 * @throws UsageError
 */
export async function serveUntilStopped(
  options: Pick<ServeOptions, 'makeMissing' | 'buildCommand'> = {},
  dist = resolve('dist'),
): Promise<void> {
  const address = readAddress();
  const rules = join(dist, 'headers.json');
  if (!existsSync(rules)) throw nothingBuilt(options.buildCommand);
  const built = () => ({ root: join(dist, 'site'), headers: readHeaderRules(rules) });
  // A new build may have different files under the same names, and different headers.
  const watchBuilds: ServeOptions['watchBuilds'] = (serveBuild) =>
    watchBuild(rules, () => serveBuild(built()));
  const site = await serve({ ...options, ...built(), watchBuilds, ...address });
  let stopping = false;
  const stop = async () => {
    if (stopping) return; // a terminal and a parent process may both send the signal of Ctrl+C
    stopping = true;
    setTimeout(() => process.exit(0), shutdownTimeout).unref();
    await site.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
