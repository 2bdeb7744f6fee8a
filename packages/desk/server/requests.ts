import * as z from 'zod';
import type {
  ArticleCreateRequest,
  ArticleDeleteRequest,
  ArticleRenameRequest,
  ChangeRequest,
  HistoryRequest,
  PhotosAddRequest,
} from '../api.ts';
import { badRequest } from './desk-error.ts';

const json = z.json();
const path = z.array(z.union([z.string(), z.int().min(0)])).max(40);
const change = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.enum(['set', 'insert']), path, value: json }),
  z.strictObject({ operation: z.literal('remove'), path }),
  z.strictObject({ operation: z.literal('move'), path, to: z.int().min(0) }),
  z.strictObject({ operation: z.literal('body'), path: z.tuple([]), value: z.string() }),
]);
const target = { file: z.string(), version: z.string() };
const words = z.string().max(200).exactOptional();

/** The shapes of the bodies of all requests that write, in `api.ts`. */
export const bodies = {
  change: z.strictObject({
    ...target,
    changes: z.array(change).min(1).max(1000),
    label: words,
    group: words,
    photoName: words,
  }) satisfies z.ZodType<ChangeRequest>,
  history: z.strictObject({ force: z.boolean().exactOptional() }) satisfies z.ZodType<HistoryRequest>,
  photosAdd: z.strictObject({
    version: z.string(),
    category: z.string(),
    photos: z.array(z.strictObject({ upload: z.string(), title: z.string(), alt: z.string() })).min(1),
  }) satisfies z.ZodType<PhotosAddRequest>,
  articleCreate: z.strictObject({
    data: json,
    body: z.string(),
  }) satisfies z.ZodType<ArticleCreateRequest>,
  articleRename: z.strictObject({ ...target, slug: z.string() }) satisfies z.ZodType<ArticleRenameRequest>,
  articleDelete: z.strictObject(target) satisfies z.ZodType<ArticleDeleteRequest>,
};

/** The body of a request in its shape. @throws DeskError */
export function parseBody<T>(shape: z.ZodType<T>, bytes: Buffer): T {
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest('The body is not JSON.');
  }
  const result = shape.safeParse(data);
  if (!result.success) throw badRequest(`The body has another shape: ${z.prettifyError(result.error)}`);
  return result.data;
}
