import { businessFolder, foldersIn, placeOf } from './business-folder.ts';
import { nearest } from './content/nearest.ts';
import { photoFolder } from './content/photo-addresses.ts';
import { photoCache } from './photo-cache.ts';

/**
 * Where this site's photos are.
 * @param root the project's root folder
 * @param business the folder of the business
 */
export const photoOptions = (root: string, business = businessFolder(root)) => ({
  sourceDir: foldersIn(business).photosDir,
  folderName: placeOf('photos'),
  cacheDir: photoCache(root),
  publicPath: photoFolder,
  similarName: nearest,
});
