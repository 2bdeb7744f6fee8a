import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import type { ByteRange } from './http-rules.ts';
import type { SiteFile } from './site-files.ts';

/** The content type of a file by its extension, with the charset of text. */
function contentType(path: string): string {
  // Phones offer to save a vCard only if it has this type.
  if (path.endsWith('.vcf')) return 'text/vcard;charset=utf-8';
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/**
 * Opens a file as it was listed.
 * @throws if it is gone, or has another size: its headers would not match its bytes
 */
async function openListed(file: SiteFile): Promise<FileHandle> {
  const handle = await open(file.abs);
  const { size } = await handle.stat();
  if (size === file.size) return handle;
  await handle.close();
  throw new Error(`${file.path} has ${size} bytes instead of ${file.size}: build again`);
}

/**
 * Sends one file, or a range of it, from memory or from the disk. Headers that depend on the request are already set.
 * Resolves when the response has been handed over to the operating system.
 * @throws before the first byte if the file cannot be read, and later if the client goes away
 */
export async function sendFile(
  { method }: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  status: number,
  range?: ByteRange,
): Promise<void> {
  const { coding, body } = file;
  const wantsBody = method !== 'HEAD';
  // Opened before the headers are sent, so that a failure can still be answered.
  const handle = wantsBody && !body ? await openListed(file) : undefined;
  res.writeHead(status, {
    'Content-Length': range ? range.end - range.start + 1 : file.size,
    'Content-Type': contentType(coding ? file.path.slice(0, -3) : file.path),
    'Last-Modified': new Date(file.modified * 1000).toUTCString(),
    ...(coding && { 'Content-Encoding': coding }),
  });
  // pipeline() also closes the file when the client disconnects.
  if (handle) return pipeline(handle.createReadStream(range), res);
  res.end(wantsBody ? body?.subarray(range?.start, range && range.end + 1) : undefined);
}
