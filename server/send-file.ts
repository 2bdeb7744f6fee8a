import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import type { ByteRange } from './http-rules.ts';
import type { SiteFile } from './site-files.ts';

type Fail = (req: IncomingMessage, res: ServerResponse, error: unknown) => void;
type WriteHead = (code: number, fields: OutgoingHttpHeaders) => ServerResponse;

/** sirv leaves the type empty for names it does not know, and the charset off everything but HTML. */
function completeType(type: unknown, path: string): string {
  // Phones offer to save an address book entry only if it says that it is one.
  if (path.endsWith('.vcf')) return 'text/vcard;charset=utf-8';
  if (typeof type !== 'string' || type === '') return 'application/octet-stream';
  return type.startsWith('text/') && !type.includes('charset') ? `${type};charset=utf-8` : type;
}

/** Sends a file that is in memory; opening it anew for each request would take most of the time. */
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
 * Sends one exact file, from memory or through sirv, which knows types and encodings but answers 200 only, reads the file
 * for HEAD too, and lets a failing stream end the process.
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
      res.on('close', () => source.destroy()); // pipe() would keep the file open after a client abort
    };
    res.once('pipe', (source) => {
      if (req.method !== 'HEAD' && !range) return guard(source);
      source.on('error', () => {}); // not needed any more, so whatever happens to it is not our concern
      source.unpipe(res);
      source.destroy();
      if (req.method === 'HEAD') return void res.end();
      const part = createReadStream(file.abs, range);
      guard(part);
      part.pipe(res);
    });

    // All is decided by now, and sirv reads these more loosely: to it 'bytes=0-0' is the whole file.
    delete req.headers.range;
    delete req.headers['if-none-match'];
    delete req.headers['accept-encoding'];
    req.url = encodeURI(file.path);
    send(req, res, () => fail(req, res, new Error('the file sender does not know this file')));
  };
}
