import path from 'node:path';
import { photoFolder } from '../src/lib/photo-urls.ts';
import { nearest } from './content/nearest.ts';
import { photoCache } from './photo-cache.ts';

/**
 * Where this site's photos are.
 * @param root the project's root folder
 * @param sourceDir the folder of the originals
 */
export const photoOptions = (root: string, sourceDir = path.join(root, 'photos')) => ({
  sourceDir,
  cacheDir: photoCache(root),
  publicPath: photoFolder,
  similarName: nearest,
});
