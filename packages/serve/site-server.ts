import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import sirv from 'sirv';
import { headersOf } from './header-rules.ts';
import { inTurn } from './in-turn.ts';

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

/** Dot files, except in `.well-known` (RFC 8615), what is above the folder, and what configures hosts. */
const isPrivate = (at: string) => /[/\\]\.(?!well-known\/)|^\/_headers$/.test(at);

/** The path of a request, decoded, or as it was sent if that is impossible or would add a separator. */
function pathOf(url: string): string {
  const sent = url.replace(/[?#].*/, '');
  try {
    return /%2f|%5c/i.test(sent) ? sent : decodeURIComponent(sent).normalize();
  } catch {
    return sent;
  }
}

/** Ends the stream of a file with the response: it would stay open, or its error would end the process. */
function endWith(res: ServerResponse, stream: Readable): void {
  res.on('close', () => stream.destroy());
  stream.on('error', () => res.destroy());
}

/**
 * Creates a server for a build: its folder `site` and the headers of its `headers.json`. Both are read at each request,
 * so it serves a later build in the same place.
 */
export function createSiteServer(dist: string, makeMissing?: MakeMissing): Server {
  const root = path.join(dist, 'site');
  const inFolder = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });
  const fileOf = (page: string) => path.join(root, page === '/' ? 'index.html' : `${page}.html`);
  const setHeaders = (res: ServerResponse, at: string) => {
    for (const [name, value] of Object.entries(headersOf(path.join(dist, 'headers.json'), at)))
      res.setHeader(name, value);
  };

  function sendNotFound(res: ServerResponse): void {
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    setHeaders(res, '/404');
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    res.end(readFileSync(fileOf('/404')));
  }

  /** Has the handler send the file at a path, where it has one. */
  function send(
    handle: typeof inFolder,
    at: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    // sirv takes the path from here, where it is not cut at a # or ? of a file's name.
    const url = encodeURI(at);
    Object.assign(req, { url, _parsedUrl: { raw: url, pathname: url } });
    return new Promise((isMissing) => handle(req, res, isMissing));
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '/', method } = req;
    if (method !== 'GET' && method !== 'HEAD') return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const at = pathOf(url);
    const page = canonicalPath(at);
    if (isPrivate(at) || page === '/404') return sendNotFound(res);
    // The path belongs to a page of this site, so the redirect cannot lead to another host.
    if (page !== at && existsSync(fileOf(page))) {
      const Location = encodeURI(page) + url.replace(/^[^?]*/, '');
      return void res.writeHead(308, { Location, 'Cache-Control': 'no-cache' }).end();
    }
    setHeaders(res, at);
    // Phones offer to save a vCard only if it has this type.
    if (at.endsWith('.vcf')) res.setHeader('Content-Type', 'text/vcard;charset=utf-8');
    res.on('pipe', (stream: Readable) => endWith(res, stream));
    await send(inFolder, at, req, res);
    const made = await makeMissing?.(at);
    if (!made) return sendNotFound(res);
    await send(sirv(path.dirname(made), { dev: true, etag: true }), `/${path.basename(made)}`, req, res);
  }

  return createServer((req, res) =>
    inTurn(req.socket, async () => {
      const ended = finished(res).catch(() => undefined);
      respond(req, res).catch((error: Error) => {
        console.error(`${req.method} ${req.url}: ${error.message}`);
        if (res.headersSent) return void res.destroy();
        res.writeHead(500, { 'Cache-Control': 'no-cache' }).end('Something went wrong on this server.\n');
      });
      await ended;
    }),
  );
}
