import path from 'node:path';
import { businessFolder, foldersIn, placeOf } from './business/business-folder.ts';
import { nearest } from './content/nearest.ts';
import { photoFolder } from './content/photos/photo-addresses.ts';

/**
 * Where this site's photos are.
 * @param root the project's root folder
 * @param business the folder of the business
 */
export const photoOptions = (root: string, business = businessFolder(root)) => ({
  sourceDir: foldersIn(business).photosDir,
  folderName: placeOf('photos'),
  // Builds, dev server and desk share it.
  cacheDir: path.join(root, '.cache', 'photos'),
  publicPath: photoFolder,
  similarName: nearest,
});
