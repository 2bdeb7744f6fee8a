import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';
import { createArticle, deleteArticle, listArticles, renameArticle } from './articles.ts';
import { smallPhoto } from './changes/small-photo.ts';
import { requireContentFile } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { base } from './entrance.ts';
import { explain } from './explain.ts';
import { addToGallery } from './photos-add.ts';
import { placeholders } from './placeholders.ts';
import { publishAnswers } from './publish-answers.ts';
import { readBody } from './read-body.ts';
import type { Publisher } from './releases/publisher.ts';
import { bodies, parseBody } from './requests.ts';

/** What is asked, and who answers. */
export type Parts = {
  desk: Desk;
  publisher: Publisher;
  /** Is called after each request that wrote files. */
  onWritten: (written: { files: Record<string, string | null> }) => void;
};

type Run = (request: IncomingMessage, query: URLSearchParams) => Promise<unknown>;
/** Answers by method and path. */
export type Answers = Record<string, Run>;
/** Reads the body in its shape, and answers with what the work gives. */
export type Post = <T>(shape: z.ZodType<T>, run: (body: T) => Promise<unknown>) => Run;
/** The same for work that writes files. */
export type Write = <T>(
  shape: z.ZodType<T>,
  run: (body: T) => Promise<Parameters<Parts['onWritten']>[0]>,
) => Run;

/** What the desk answers, by method and path. */
function answersOf(parts: Parts): Answers {
  const { desk, onWritten } = parts;
  const named = (query: URLSearchParams) => {
    const file = query.get('file') ?? '';
    requireContentFile(file);
    return file;
  };
  const post: Post = (shape, run) => async (request) =>
    run(parseBody(shape, await readBody(request, 'application/json')));
  const write: Write = (shape, run) =>
    post(shape, async (body) => {
      const written = await run(body);
      onWritten(written);
      return written;
    });
  return {
    ...publishAnswers(parts, post, write),
    'GET state': () => desk.state(),
    'GET report': () => desk.checks.report(),
    'GET file': async (_, query) => {
      const view = await desk.reader.view(named(query));
      if (!view) throw new DeskError(404, { error: `content/${query.get('file')} does not exist.` });
      return view;
    },
    'GET placeholders': () => placeholders(desk.reader),
    'GET articles': () => listArticles(desk),
    'GET photo': async (_, query) => {
      const name = query.get('name') ?? '';
      const isKnown = (await desk.checks.photoNames()).includes(name);
      const bytes = isKnown ? await desk.files.read(`photos/${name}`) : null;
      if (!bytes) throw new DeskError(404, { error: `photos/${name} does not exist.` });
      return smallPhoto(bytes);
    },
    'POST change': write(bodies.change, desk.change),
    'POST undo': write(bodies.history, ({ force = false }) => desk.undo(force)),
    'POST redo': write(bodies.history, ({ force = false }) => desk.redo(force)),
    'POST upload': async (request, query) =>
      desk.uploads.add(query.get('name') ?? 'The photo', await readBody(request, 'application/octet-stream')),
    'POST photos/add': write(bodies.photosAdd, (body) => desk.inOrder(() => addToGallery(desk, body))),
    'POST articles/create': write(bodies.articleCreate, (body) =>
      desk.inOrder(() => createArticle(desk, body)),
    ),
    'POST articles/rename': write(bodies.articleRename, (body) =>
      desk.inOrder(() => renameArticle(desk, body)),
    ),
    'POST articles/delete': write(bodies.articleDelete, (body) =>
      desk.inOrder(() => deleteArticle(desk, body)),
    ),
  };
}

/** Answers the requests below `/__desk/` of the desk's own pages. */
export function deskHandler(parts: Parts) {
  const { desk } = parts;
  const answers = answersOf(parts);
  async function respond(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const name = url.pathname.slice(base.length);
    const [, upload] = /^upload\/([\da-f-]{36})\.jpg$/.exec(name) ?? [];
    if (upload !== undefined && request.method === 'GET')
      return void response.setHeader('content-type', 'image/jpeg').end(await desk.uploads.read(upload));
    const run = answers[`${request.method} ${name}`];
    const other = request.method === 'GET' ? 'POST' : 'GET';
    if (!run && answers[`${other} ${name}`]) throw new DeskError(405, { error: `Use ${other}.` });
    if (!run) throw new DeskError(404, { error: 'The desk has no such address.' });
    const answer = await run(request, url.searchParams);
    if (answer instanceof Uint8Array)
      // Lists show the same photos again and again.
      return void response
        .setHeader('content-type', 'image/jpeg')
        .setHeader('cache-control', 'max-age=60')
        .end(answer);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
  return (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> =>
    respond(request, response, url).catch((error: unknown) => explain(response, error));
}
