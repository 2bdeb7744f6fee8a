import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { badRequest, DeskError } from './desk-error.ts';

const megabyte = 1_000_000;
/** The largest body by content type. Photos of phones have up to 15 MB, of cameras up to 40 MB. */
const limits = {
  'application/json': {
    bytes: 20 * megabyte,
    sentence: 'This is too long: the desk takes up to 20 MB of text at once.',
  },
  'application/octet-stream': {
    bytes: 60 * megabyte,
    sentence:
      'The photo is too large: the desk takes photos of up to 60 MB. Save it smaller, or take a copy from the phone.',
  },
};

/**
 * Reads the body of a request.
 * @throws DeskError if it is of another content type, or too large
 */
export async function readBody(request: IncomingMessage, type: keyof typeof limits): Promise<Buffer> {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  // Forms of other sites cannot send these types.
  if (given !== type) throw new DeskError(415, { error: `The body has to be ${type}.` });
  const { bytes, sentence } = limits[type];
  const tooLarge = new DeskError(413, { error: sentence });
  if (Number(request.headers['content-length']) > bytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body of a request in its shape. @throws DeskError */
export async function readJson<T>(request: IncomingMessage, shape: z.ZodType<T>): Promise<T> {
  let data: unknown;
  try {
    data = JSON.parse((await readBody(request, 'application/json')).toString('utf8'));
  } catch (error) {
    throw error instanceof DeskError ? error : badRequest('The body is not JSON.');
  }
  const result = shape.safeParse(data);
  if (!result.success) throw badRequest(`The body has another shape: ${z.prettifyError(result.error)}`);
  return result.data;
}
