import * as z from 'zod';
import type { ChangeUndoRequest, PublishRequest, RestoreRequest } from '../publish-api.ts';
import { smallPhoto } from './changes/small-photo.ts';
import { badRequest } from './desk-error.ts';
import type { Answers, Parts, Post, Write } from './handler.ts';

const bodies = {
  undo: z.strictObject({ seen: z.string(), id: z.string() }) satisfies z.ZodType<ChangeUndoRequest>,
  publish: z.strictObject({ seen: z.string() }) satisfies z.ZodType<PublishRequest>,
  restore: z.strictObject({ id: z.string() }) satisfies z.ZodType<RestoreRequest>,
};

/** What the desk answers about changes and publishing, in `publish-api.ts`. */
export function publishAnswers({ publisher }: Parts, post: Post, write: Write): Answers {
  async function photo(id: string): Promise<Buffer> {
    if (!/^[\da-f]{32,64}$/.test(id)) throw badRequest('A photo is named by the hash of its bytes.');
    return smallPhoto(await (await publisher.storeNow()).read(id));
  }

  return {
    'GET changes': publisher.changes,
    'GET released-photo': (_, query) => photo(query.get('id') ?? ''),
    'POST changes/undo': write(bodies.undo, publisher.undoChange),
    'POST publish': post(bodies.publish, publisher.publish),
    'POST releases/restore': write(bodies.restore, publisher.restore),
  };
}
