import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { LoadedContent } from './content/load.ts';
import { contentPlugin } from './content/plugin.ts';
import { ContentError } from './content-error.ts';
import { devDocument, devDrawing, mistakesDocument } from './dev-document.ts';
import { photosOnRequest } from './photos/photos-on-request.ts';
import { prepareContent } from './prepare-content.ts';
import { runtimeFiles } from './publish.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * For `npm run dev`: draws each document on request from the current code and content, and loads the content
 * anew when one of its files changes; a mistake in it shows as its sentences, in the terminal and in place of the page.
 */
export function devContent({ contentDir = path.join(root, 'content') } = {}): Plugin {
  const sourceDir = path.join(root, 'photos');
  const photos = photosOnRequest({ sourceDir, cacheDir: path.join(root, '.cache', 'photos') });
  const folders = [contentDir, sourceDir].map((folder) => folder + path.sep);
  let content: LoadedContent;
  let mistakes: readonly string[] = [];
  // One after the other, so that what was saved last is what is shown.
  let loading = Promise.resolve();

  const reload = async (server?: ViteDevServer) => {
    try {
      ({ content } = await prepareContent({ contentDir, photos: photos.describePhotos }));
      mistakes = [];
      server?.moduleGraph.invalidateAll();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      if (!server) process.exit(1);
      mistakes = error.sentences;
    }
    server?.ws.send({ type: 'full-reload' });
  };

  const answer =
    (server: ViteDevServer): Connect.NextHandleFunction =>
    async (request, response, next) => {
      try {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const asset = pathname.match(/^\/api\/content\/attached_assets\/([^/]+)$/)?.[1];
        if (asset) {
          const file = await photos.encodeOnRequest(decodeURIComponent(asset));
          if (file) createReadStream(file).on('error', next).pipe(response);
          else next();
          return;
        }
        const read = runtimeFiles(content)[pathname.slice(1)];
        if (read) {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(read));
          return;
        }
        const drawing = await devDrawing(server, pathname);
        if (drawing) {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(drawing);
          return;
        }
        const { status, html } =
          mistakes.length > 0
            ? { status: 500, html: mistakesDocument(mistakes) }
            : await devDocument(server, root, content, pathname);
        response.statusCode = status;
        response.setHeader('content-type', 'text/html;charset=utf-8');
        response.end(await server.transformIndexHtml(pathname, html));
      } catch (error) {
        next(error);
      }
    };

  return {
    ...contentPlugin(() => content),
    name: 'content-dev',
    apply: 'serve',
    config: () => ({ publicDir: 'public', server: { fs: { allow: [root] } } }),
    buildStart: () => reload(),
    configureServer(server) {
      server.watcher.add(folders);
      // New and deleted files count too: an article, a photo.
      server.watcher.on('all', (event, file) => {
        if (/^(add|change|unlink)$/.test(event) && folders.some((folder) => file.startsWith(folder)))
          loading = loading.then(() => reload(server));
      });
      return () => {
        server.middlewares.use(answer(server));
      };
    },
  };
}
