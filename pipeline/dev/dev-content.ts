import { photosOnRequest } from '@site/photos';
import { businessFolder } from '../business/business-folder.ts';
import { writeSchemas } from '../content/json-schemas.ts';
import { commitDay } from '../dates.ts';
import { runtimeFiles } from '../output/runtime-files.ts';
import { photoOptions } from '../photo-options.ts';
import { prepareContent, type SiteContent } from '../prepare-content.ts';

/**
 * Returns a function that reads the content for the dev server. Photos are encoded on request.
 * @param marked at the desk: adds marks to the content. Past notices then stay, so that owners can edit them
 */
export async function devContentReader(root: string, marked?: (content: SiteContent) => SiteContent) {
  const business = businessFolder(root);
  const photos = photosOnRequest(photoOptions(root, business));
  // Only once, because git is slow. The browser removes notices that have ended since.
  const committed = marked ? undefined : commitDay(root);
  await writeSchemas(root);
  return async () => {
    const read = await prepareContent({
      business,
      photos: photos.describePhotos,
      committed,
    });
    const prepared = marked ? marked(read) : read;
    return {
      ...prepared,
      /** The file of the photo that is published at this path, if any. */
      photoAt: photos.fileAt,
      /** The JSON value that is published at this path, if any. */
      runtimeFileAt: (pathname: string) => runtimeFiles(prepared.content)[pathname.slice(1)],
    };
  };
}
