import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeaderRules } from './header-rules.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';
import { UsageError } from './usage-error.ts';
import { watchBuild } from './watch-build.ts';

const DEFAULT_PORT = '4173';
const SHUTDOWN_LIMIT_MS = 10_000;

export interface ServeOptions extends SiteServerOptions {
  port: number;
  /** Default: every interface, IPv6 and IPv4. */
  host?: string | undefined;
}

function closer(server: Server): () => Promise<void> {
  let running = 0;
  let closing = false;
  // Spare connections that browsers open ahead count as busy in Node until they time out; what really is
  // running is known only by counting answers.
  const dropIfIdle = () => {
    if (closing && running === 0) server.closeAllConnections();
  };
  server.on('request', (_req, res) => {
    running += 1;
    res.once('close', () => {
      running -= 1;
      dropIfIdle();
    });
  });
  return () =>
    new Promise((done) => {
      closing = true;
      server.close(() => done());
      dropIfIdle();
    });
}

const nothingBuilt = () => new UsageError('Nothing is built yet: run "npm run build" first.');

/**
 * Serves a built site and says where.
 * @returns its port; and what stops accepting, lets running answers finish and resolves when the last is gone
 */
export async function serve({ port, host, ...site }: ServeOptions) {
  if (!existsSync(join(site.root, 'index.html'))) throw nothingBuilt();
  const server = createSiteServer(site);
  const close = closer(server);
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const taken = `Port ${port} is already in use: set PORT to another.`;
      failed(new UsageError(isTaken ? taken : `Cannot listen on port ${port}: ${error.message}.`));
    });
    server.listen({ port, ...(host ? { host } : {}) }, listening);
  });
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

/** Serves dist/site until SIGTERM or SIGINT, as PORT and HOST say. */
export async function serveUntilStopped(): Promise<void> {
  const port = readPort(process.env.PORT || DEFAULT_PORT);
  const dist = resolve('dist');
  const rules = join(dist, 'headers.json');
  if (!existsSync(rules)) throw nothingBuilt();
  const built = () => ({ root: join(dist, 'site'), headers: readHeaderRules(rules) });
  // A build that takes the place of this one has other files under the same names, and other headers.
  const follow: ServeOptions['follow'] = (show) => watchBuild(rules, () => show(built()));
  const site = await serve({ ...built(), follow, port, host: process.env.HOST });
  let stopping = false;
  const stop = async () => {
    if (stopping) return; // a terminal and a parent process may both pass the same Ctrl-C on
    stopping = true;
    setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
    await site.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Prints what the person at the terminal can mend as its sentence, and anything else with its stack. */
export function explain(error: unknown): void {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  serveUntilStopped().catch(explain);
}
