import { readdirSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import type { HeaderMatcher } from './header-rules.ts';
import { inTurn } from './in-turn.ts';

/** The folder of the public files of a build, which are listed once, and the headers of paths. */
export type Build = { root: string; headers?: readonly HeaderMatcher[] };

/**
 * Makes a file that is missing from the folder. The path is decoded and has composed accents.
 * @returns where the file is; undefined if this path of the site has none
 */
export type MakeMissing = (path: string) => Promise<string | undefined>;

/** The canonical path of a page: without '.html', 'index' and trailing slash. */
export function canonicalPath(path: string): string {
  // No folder name is empty, and '//host' in a Location header would lead to another host.
  if (path.includes('//')) return path;
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/(\/index)+$/, '') || '/'
  );
}

/** Dot files, except in `.well-known` (RFC 8615), what configures hosts, and the compressed copies of other files. */
const isPrivate = (file: string) => /\/\.(?!well-known\/)|^\/_headers$|\.(br|gz)$/.test(file);

/** The paths of the files of a folder that may be requested. Symbolic links could lead out of it. */
function publicFiles(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const paths = files.map((file) => `/${path.relative(root, file).split(path.sep).join('/').normalize()}`);
  return new Set(paths.filter((file) => !isPrivate(file)));
}

/** The path of a request, decoded, or as it was sent if that is impossible or would add a separator. */
function pathOf(url: string): string {
  const sent = url.replace(/[?#].*/, '');
  try {
    return /%2f|%5c/i.test(sent) ? sent : decodeURIComponent(sent).normalize();
  } catch {
    return sent;
  }
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': text.length });
  res.end(text);
}

/** Keeps a range that sirv reads correctly, of the file as it is; others are ignored (RFC 9110, 14.2). */
function tidyRange({ method, headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(headers.range ?? '') ?? [];
  const isUsable = first && !(Number(last) < Number(first)) && method === 'GET' && !headers['if-range'];
  delete headers[isUsable ? 'accept-encoding' : 'range'];
}

/** Creates the request listener for one build. */
function listenerOf({ root, headers = [] }: Build, makeMissing?: MakeMissing): RequestListener {
  const files = publicFiles(root);
  const handler = sirv(root, { etag: true, brotli: true, gzip: true });
  const pageAt = (at: string) => {
    const file = at === '/' ? '/index.html' : `${at}.html`;
    return at !== '/404' && files.has(file) ? file : undefined;
  };

  /** Sends a file. @param file its path, for its type @param url the path under which the handler knows it */
  function send(req: IncomingMessage, res: ServerResponse, file: string, handle = handler, url = file): void {
    // Phones offer to save a vCard only if it has this type.
    const type = file.endsWith('.vcf') ? 'text/vcard' : (lookup(file) ?? 'application/octet-stream');
    res.setHeader('Content-Type', type.startsWith('text/') ? `${type};charset=utf-8` : type);
    // Otherwise files would stay open when the client disconnects, and a missing file would end the process.
    res.on('pipe', (stream: Readable) => {
      res.on('close', () => stream.destroy());
      stream.on('error', (error) => {
        console.error(`${req.method} ${file}: ${error.message}`);
        res.destroy();
      });
    });
    tidyRange(req);
    // sirv takes the path from here, where it is not cut at a # or ? of a file's name.
    const address = encodeURI(url);
    Object.assign(req, { url: address, _parsedUrl: { raw: address, pathname: address } });
    handle(req, res);
  }

  function sendNotFound(req: IncomingMessage, res: ServerResponse): void {
    const rule = headers.findLast(({ match, set }) => match('/404') && set['Cache-Control']);
    res.setHeader('Cache-Control', rule?.set['Cache-Control'] ?? 'no-cache');
    if (!files.has('/404.html')) return sendText(res, 404, 'Not found\n');
    delete req.headers.range;
    delete req.headers['if-none-match'];
    const writeHead = res.writeHead.bind(res);
    res.writeHead = ((_status: number, fields: Record<string, string>) =>
      writeHead(404, fields)) as typeof res.writeHead;
    send(req, res, '/404.html');
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '/', method } = req;
    const at = pathOf(url);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    for (const { match, set } of headers)
      if (match(at)) for (const [name, value] of Object.entries(set)) res.setHeader(name, value);
    // The caching of a rule is for files that exist.
    const caching = res.getHeader('Cache-Control') ?? 'no-cache';
    res.setHeader('Cache-Control', 'no-cache');
    if (method !== 'GET' && method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Method not allowed\n');
    }
    const canonical = canonicalPath(at);
    if (canonical !== at && pageAt(canonical)) {
      // The path belongs to a page of this site, so the redirect cannot lead to another host.
      res.setHeader('Location', encodeURI(canonical) + url.replace(/^[^?]*/, ''));
      return sendText(res, 308, 'Moved\n');
    }
    const file = pageAt(at) ?? (files.has(at) && !at.endsWith('.html') ? at : undefined);
    const made = file ?? (await makeMissing?.(at));
    if (!made) return sendNotFound(req, res);
    res.setHeader('Cache-Control', caching);
    if (file) return send(req, res, file);
    const { dir, base } = path.parse(made);
    send(req, res, at, sirv(dir, { dev: true, etag: true }), `/${base}`);
  }

  return (req, res) =>
    inTurn(req.socket, async () => {
      // A client that goes away is no error.
      const ended = finished(res).catch(() => undefined);
      await respond(req, res).catch((error: Error) => {
        console.error(`${req.method} ${req.url}: ${error.message}`);
        if (res.headersSent) return void res.destroy();
        res.setHeader('Cache-Control', 'no-cache');
        sendText(res, 500, 'Something went wrong on this server.\n');
      });
      await ended;
    });
}

/**
 * Creates a server for the public files of a build.
 * @param build may be a function, which is asked at each request and returns the same object for the same build
 */
export function createSiteServer(build: Build | (() => Build), makeMissing?: MakeMissing): Server {
  let shown: Build | undefined;
  let listener: RequestListener;
  return createServer((req, res) => {
    const now = typeof build === 'function' ? build() : build;
    if (now !== shown) listener = listenerOf(now, makeMissing);
    shown = now;
    listener(req, res);
  });
}
