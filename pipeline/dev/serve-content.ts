import { createReadStream } from 'node:fs';
import type { Connect } from 'vite';
import type * as DevContent from './dev-content.ts';

type Content = Awaited<ReturnType<Awaited<ReturnType<typeof DevContent.devContentReader>>>>;

/** Middleware that serves photos and the JSON files fetched in the browser. */
export function serveContent(content: () => Promise<Content>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      // Other requests do not need the content and must work while it has problems.
      if (!/^\/(api|content)\//.test(pathname)) return next();
      const { photoAt, runtimeFileAt } = await content();
      const photo = await photoAt(pathname);
      if (photo) return void createReadStream(photo).on('error', next).pipe(response);
      const read = runtimeFileAt(pathname);
      if (read) response.setHeader('content-type', 'application/json').end(JSON.stringify(read));
      else next();
    } catch (error) {
      next(error);
    }
  };
}
