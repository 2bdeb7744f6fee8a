import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';
import { bodies } from '../api.ts';
import { site } from '../site.ts';
import { acceptTexts } from './accepted.ts';
import { createArticle, deleteArticle } from './articles.ts';
import { smallPhoto } from './changes/small-photo.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { base } from './entrance.ts';
import { placeIn, versionOf } from './files.ts';
import { changePicture, deletePhoto } from './pictures.ts';
import { readBody, readJson } from './read-body.ts';
import type { Publisher } from './releases/publisher.ts';

type Services = { desk: Desk; publisher: Publisher };

/** The answer to a request. body: exists only as a type, for the desk's pages. */
type Route<Answer, Body = unknown> = {
  (request: IncomingMessage, query: URLSearchParams): Promise<Answer>;
  readonly body?: Body;
};

/** The routes by method and path. Pictures are sent small, as WebP. */
export type Routes = ReturnType<typeof routesOf>;

function routesOf({ desk, publisher }: Services) {
  const { inOrder } = desk;
  /** Validates the body, and answers with the result. */
  const post =
    <Body, Answer>(shape: z.ZodType<Body>, run: (body: Body) => Promise<Answer>): Route<Answer, Body> =>
    async (request) =>
      run(await readJson(request, shape));
  return {
    'GET state': () => desk.state(),
    'GET report': () => desk.checks.report(),
    'GET file': async (_: IncomingMessage, query: URLSearchParams) => {
      const file = query.get('file') ?? '';
      const view = await desk.reader.view(file);
      if (!view) throw new DeskError(404, { error: `${site().placeOf(placeIn(file))} does not exist.` });
      return view;
    },
    'GET photo': async (_: IncomingMessage, query: URLSearchParams) => {
      const turn = Number(query.get('turn'));
      const name = query.get('name') ?? '';
      const place = query.get('place') ?? `photos/${name}`;
      const now = await desk.files.read(place);
      // The list of changes names the bytes: those of now, or as they were published.
      const isNow = [null, versionOf(now)].includes(query.get('version'));
      const bytes = isNow ? now : await publisher.published(place);
      return smallPhoto(bytes ?? (await desk.uploads.read(name)), [90, 180, 270].includes(turn) ? turn : 0);
    },
    'POST change': post(bodies.change, desk.change),
    'POST begin': post(bodies.nothing, desk.begin),
    'POST undo': post(bodies.nothing, desk.undo),
    'POST redo': post(bodies.nothing, desk.redo),
    'POST upload': async (request: IncomingMessage, query: URLSearchParams) =>
      desk.uploads.add(
        query.get('name') ?? 'The photo',
        query.get('words') ?? '',
        await readBody(request, 'application/octet-stream'),
      ),
    'POST picture': async (request: IncomingMessage, query: URLSearchParams) => {
      const bytes = await readBody(request, 'application/octet-stream');
      return inOrder(() => changePicture(desk, query.get('field') ?? '', bytes));
    },
    'DELETE picture': (_: IncomingMessage, query: URLSearchParams) =>
      inOrder(() => changePicture(desk, query.get('field') ?? '', null)),
    'POST photos/delete': post(bodies.photoDelete, (body) => inOrder(() => deletePhoto(desk, body))),
    'POST articles/create': post(bodies.articleCreate, (body) => inOrder(() => createArticle(desk, body))),
    'POST articles/delete': post(bodies.articleDelete, (body) => inOrder(() => deleteArticle(desk, body))),
    'POST samples/accept': post(bodies.accept, (body) => inOrder(() => acceptTexts(desk, body))),
    'GET changes': publisher.changes,
    'POST changes/undo': post(bodies.undoChange, publisher.undoChange),
    'POST publish': post(bodies.publish, publisher.publish),
    'POST releases/restore': post(bodies.restore, publisher.restore),
  };
}

/** Answers requests below `/__desk/`. @throws DeskError, which the entrance turns into an answer */
export function deskHandler(services: Services) {
  const routes: Record<string, Route<unknown>> = routesOf(services);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const name = url.pathname.slice(base.length);
    const run = routes[`${request.method} ${name}`];
    if (!run) throw new DeskError(404, { error: 'The desk has no such address.' });
    const answer = await run(request, url.searchParams);
    if (answer instanceof Uint8Array)
      // Lists show the same photos repeatedly.
      return void response
        .setHeader('content-type', 'image/webp')
        .setHeader('cache-control', 'max-age=60')
        .end(answer);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
}
