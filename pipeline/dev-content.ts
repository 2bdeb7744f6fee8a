import path from 'node:path';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { photosOnRequest } from './photos/photos-on-request.ts';
import { prepareContent } from './prepare-content.ts';
import { runtimeFiles } from './publish.ts';

/** Reads the content of the dev server, with the files that come of it: photos are encoded when they are asked for. */
export function devContentReader(root: string, contentDir: string) {
  const photos = photosOnRequest({
    sourceDir: path.join(root, 'photos'),
    cacheDir: path.join(root, '.cache', 'photos'),
  });
  return async () => {
    const prepared = await prepareContent({ contentDir, photos: photos.describePhotos });
    const photoFolder = photoUrl('');
    return {
      ...prepared,
      /** The file of a published photo, if this path is that of one. */
      photoAt: async (pathname: string) =>
        pathname.startsWith(photoFolder)
          ? photos.encodeOnRequest(pathname.slice(photoFolder.length))
          : undefined,
      /** What is read at run time from this path, if anything is. */
      runtimeFileAt: (pathname: string) => runtimeFiles(prepared.content)[pathname.slice(1)],
    };
  };
}
