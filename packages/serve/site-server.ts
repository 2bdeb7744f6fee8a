import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { finished } from 'node:stream/promises';
import type { HeaderMatcher } from './header-rules.ts';
import { isFresh, pickVariant, readRange, readTarget } from './http-rules.ts';
import { inTurn } from './in-turn.ts';
import { sendFile } from './send-file.ts';
import { canonicalPath, describeFile, findPage, listSiteFiles, type SiteFile } from './site-files.ts';

export type SiteServerOptions = {
  /** Folder of the built public files. It is listed once; later builds are served through `watchBuilds`. */
  root: string;
  /** Headers for all responses whose path matches; Cache-Control only for files that are found. */
  headers?: HeaderMatcher[];
  /**
   * Makes a file that is missing from the folder. The path is decoded and has composed accents.
   * @returns where the file is; undefined if this path of the site has none
   */
  makeMissing?: ((path: string) => Promise<string | undefined>) | undefined;
  log?: (line: string) => void;
  /** Called once, with a function that switches to another build. Running responses are not affected. */
  watchBuilds?: (serveBuild: (build: Pick<SiteServerOptions, 'root' | 'headers'>) => void) => void;
};

const maxUrlLength = 2048;

/** Timeouts in milliseconds. Requests have no body, so a slower client is stuck or malicious. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds after which a socket without traffic is closed. */
const socketTimeout = 60_000;

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

/** Error codes that only mean that the client has gone away. */
const clientGone = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** Creates the request listener for the files of one build. */
function createListener({
  root,
  headers = [],
  makeMissing,
  log = console.error,
}: SiteServerOptions): RequestListener {
  const files = listSiteFiles(root);

  function fail(req: IncomingMessage, res: ServerResponse, error: NodeJS.ErrnoException): void {
    if (clientGone.includes(error.code ?? '')) return;
    log(`${req.method} ${req.url}: ${error.message.replace(/\s+/g, ' ')}`);
    if (res.headersSent) return void res.destroy();
    for (const name of ['ETag', 'Accept-Ranges', 'Content-Range']) res.removeHeader(name);
    res.setHeader('Cache-Control', 'no-cache');
    sendText(res, 500, 'Something went wrong on this server.\n');
  }

  async function findFile(path: string): Promise<SiteFile | undefined> {
    const listed = files.get(path);
    if (listed || !makeMissing) return listed;
    const made = await makeMissing(path);
    return made === undefined ? undefined : describeFile(path, made);
  }

  async function sendNotFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const page = files.get('/404.html');
    if (!page) return sendText(res, 404, 'Not found\n');
    const { set } = headers.findLast(({ match, set }) => match('/404') && set['Cache-Control']) ?? {};
    res.setHeader('Cache-Control', set?.['Cache-Control'] ?? 'no-cache');
    res.setHeader('Vary', 'Accept-Encoding');
    await sendFile(req, res, pickVariant(page, req.headers['accept-encoding']), 404);
  }

  async function sendFound(
    req: IncomingMessage,
    res: ServerResponse,
    original: SiteFile,
    caching: string,
  ): Promise<void> {
    // Only GET has ranges, and their offsets apply to the uncompressed file.
    const wantsPart = req.method === 'GET' && req.headers.range !== undefined;
    const file = wantsPart ? original : pickVariant(original, req.headers['accept-encoding']);
    res.setHeader('Cache-Control', caching);
    res.setHeader('ETag', file.etag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (isFresh(req.headers, file)) return void res.writeHead(304).end();

    res.setHeader('Accept-Ranges', 'bytes');
    const range = wantsPart ? readRange(req.headers, file) : undefined;
    if (range === undefined) return sendFile(req, res, file, 200);
    if (range === 'unsatisfiable') {
      res.removeHeader('ETag');
      res.setHeader('Cache-Control', 'no-cache');
      res.setHeader('Content-Range', `bytes */${file.size}`);
      return sendText(res, 416, 'Range not satisfiable\n');
    }
    res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    await sendFile(req, res, file, 206, range);
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url ?? '/';
    const target = readTarget(url);
    const path = target?.path ?? url.replace(/\?.*/, '');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    for (const rule of headers) {
      if (rule.match(path)) for (const [name, value] of Object.entries(rule.set)) res.setHeader(name, value);
    }
    const caching = String(res.getHeader('Cache-Control') ?? 'no-cache');
    res.setHeader('Cache-Control', 'no-cache');

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Method not allowed\n');
    }
    if (url.length > maxUrlLength) return sendText(res, 414, 'URL too long\n');
    // Two Host headers are a client error, or an attack on a proxy in front of this server (RFC 9112, 3.2).
    const hosts = req.headersDistinct.host ?? [];
    if (hosts.length > 1) return sendText(res, 400, 'Bad request\n');
    if (!target) return sendNotFound(req, res);

    const canonical = canonicalPath(path);
    const page = findPage(files, canonical);
    if (page && canonical !== path) {
      // The path belongs to a page of this site, so the redirect cannot lead to another host.
      res.setHeader('Location', encodeURI(canonical) + target.query);
      return sendText(res, 308, 'Moved\n');
    }
    const found = page ?? (path.endsWith('.html') ? undefined : await findFile(path));
    await (found ? sendFound(req, res, found, caching) : sendNotFound(req, res));
  }

  return (req, res) =>
    inTurn(req.socket, async () => {
      try {
        await respond(req, res);
        await finished(res);
      } catch (error) {
        fail(req, res, error as Error);
      }
    });
}

/** Creates a server for the public files of a build, and of later builds through `watchBuilds`. */
export function createSiteServer(options: SiteServerOptions): Server {
  let listener = createListener(options);
  options.watchBuilds?.((build) => {
    listener = createListener({ ...options, ...build });
  });
  const server = createServer(timeouts, (req, res) => listener(req, res));
  server.timeout = socketTimeout;
  // Without these, Node.js would ask for a body that is then refused, and answer without the site's headers.
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (req, res) => server.emit('request', req, res));
  return server;
}
