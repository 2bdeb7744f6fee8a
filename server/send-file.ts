import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import type { ByteRange } from './http-rules.ts';
import type { SiteFile } from './site-files.ts';

type Fail = (req: IncomingMessage, res: ServerResponse, error: unknown) => void;
type WriteHead = (code: number, fields: OutgoingHttpHeaders) => ServerResponse;

/** Completes the content type of sirv, which is empty for unknown extensions and has a charset for HTML only. */
function completeType(type: unknown, path: string): string {
  // Phones offer to save a vCard only if it has this type.
  if (path.endsWith('.vcf')) return 'text/vcard;charset=utf-8';
  if (typeof type !== 'string' || type === '') return 'application/octet-stream';
  return type.startsWith('text/') && !type.includes('charset') ? `${type};charset=utf-8` : type;
}

/** Sends a file from memory: opening it for each request would take most of the time. */
function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  body: Buffer,
  status: number,
): void {
  const { coding } = file;
  const original = coding ? file.path.slice(0, -3) : file.path;
  res.writeHead(status, {
    'Content-Length': body.length,
    'Content-Type': completeType(lookup(original), original),
    'Last-Modified': new Date(file.modified * 1000).toUTCString(),
    ...(coding && { 'Content-Encoding': coding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Returns a function that sends one file, from memory or through sirv. sirv handles types and encodings, but it only
 * responds with 200, reads the file for HEAD too, and lets a stream error end the process; this function fixes that.
 */
export function createFileSender(root: string, fail: Fail) {
  const send = sirv(root, { brotli: true, gzip: true, etag: true });

  return (req: IncomingMessage, res: ServerResponse, file: SiteFile, status: number, range?: ByteRange) => {
    if (file.body && !range) return sendBody(req, res, file, file.body, status);
    const writeHead = res.writeHead.bind(res) as WriteHead;
    const writeStatus: WriteHead = (code, fields) =>
      writeHead(code === 200 ? status : code, {
        ...fields,
        'Content-Type': completeType(fields['Content-Type'], file.path),
      });
    res.writeHead = writeStatus as typeof res.writeHead;

    const guard = (source: Readable) => {
      source.on('error', (error) => fail(req, res, error));
      res.on('close', () => source.destroy()); // pipe() keeps the file open after a client abort
    };
    res.once('pipe', (source) => {
      if (req.method !== 'HEAD' && !range) return guard(source);
      source.on('error', () => {}); // the stream is not used, so its errors do not matter
      source.unpipe(res);
      source.destroy();
      if (req.method === 'HEAD') return void res.end();
      const part = createReadStream(file.abs, range);
      guard(part);
      part.pipe(res);
    });

    // These headers have been handled. sirv is less exact: it sends the whole file for 'bytes=0-0'.
    delete req.headers.range;
    delete req.headers['if-none-match'];
    delete req.headers['accept-encoding'];
    req.url = encodeURI(file.path);
    send(req, res, () => fail(req, res, new Error('sirv did not find this file')));
  };
}
