import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { badRequest, DeskError } from './desk-error.ts';

/** The most bytes of a body. Photos of phones have up to 15 MB, of cameras up to 40 MB. */
const limit = 60_000_000;
const tooLarge =
  'The photo is too large: the desk takes photos of up to 60 MB. Save it smaller, or take a copy from the phone.';

/**
 * Reads the body of a request.
 * @throws DeskError if it is of another content type, or too large
 */
export async function readBody(
  request: IncomingMessage,
  type: 'application/json' | 'application/octet-stream',
): Promise<Buffer> {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  // Forms of other sites cannot send these types.
  if (given !== type) throw new DeskError(415, { error: `The body has to be ${type}.` });
  if (Number(request.headers['content-length']) > limit) throw new DeskError(413, { error: tooLarge });
  return buffer(request);
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
