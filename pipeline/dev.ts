import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, UserConfig } from 'vite';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { siteConfig } from './config.ts';
import type { LoadedContent } from './content/load.ts';
import { isContentModule } from './content/plugin.ts';
import { ContentError } from './content-error.ts';
import { type PhotosOnRequest, photosOnRequest } from './photos/photos-on-request.ts';
import { prepareContent } from './prepare-content.ts';
import { runtimeFiles } from './publish.ts';

/**
 * The configuration of `npm run dev`: that of the build, with content that is read again when one of its files changes and
 * photos that are encoded when they are asked for.
 * @param root the project's folder
 */
export function devConfig(root: string, contentDir = path.join(root, 'content')): UserConfig {
  const sourceDir = path.join(root, 'photos');
  const photos = photosOnRequest({ sourceDir, cacheDir: path.join(root, '.cache', 'photos') });
  let content: LoadedContent | Error = new Error('The content has not been read yet.');
  const current = () => {
    if (content instanceof Error) throw content;
    return content;
  };
  const load = async () => {
    try {
      ({ content } = await prepareContent({ contentDir, photos: photos.describePhotos }));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      content = error;
    }
  };
  return {
    ...siteConfig(root, current, [devContent(root, [contentDir, sourceDir], load, current, photos)]),
    // What commands write, some thousand files.
    server: {
      watch: { ignored: ['.cache', 'dist', 'dist.*'].map((folder) => path.join(root, folder, '**')) },
    },
  };
}

function devContent(
  root: string,
  folders: readonly string[],
  load: () => Promise<void>,
  content: () => LoadedContent,
  photos: PhotosOnRequest,
): Plugin {
  // One after the other, so that what was saved last is what is shown.
  let loading = Promise.resolve();
  let last: number | undefined;
  return {
    name: 'site:dev',
    apply: 'serve',
    configureServer: async (server) => {
      server.watcher.add([...folders]);
      await load();
      server.middlewares.use(contentFiles(content, photos));
    },
    /** Reads the content again after each change of its files; new and deleted ones count too, such as an article. */
    async hotUpdate({ file, timestamp }) {
      if (!folders.some((folder) => file.startsWith(folder + path.sep))) return undefined;
      // The browser's modules and those of the pre-render are asked for one after the other.
      if (timestamp !== last) loading = loading.then(load, load);
      last = timestamp;
      await loading;
      const modules = [...this.environment.moduleGraph.idToModuleMap.values()];
      return modules.filter(({ file }) => file && isContentModule(root, file));
    },
  };
}

/** Serves photos and run-time files. Mistakes in the content go to the overlay, as those in the code do. */
function contentFiles(content: () => LoadedContent, photos: PhotosOnRequest): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const photoFolder = photoUrl('');
      if (pathname.startsWith(photoFolder)) {
        const file = await photos.encodeOnRequest(pathname.slice(photoFolder.length));
        if (file) createReadStream(file).on('error', next).pipe(response);
        else next();
        return;
      }
      const read = pathname.startsWith('/content/') && runtimeFiles(content())[pathname.slice(1)];
      if (!read) return next();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(read));
    } catch (error) {
      next(error);
    }
  };
}
