import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { foldersIn, placeOf } from '../business-folder.ts';
import { ContentError } from '../content-error.ts';

/** The icons, which stand at the root of the site under their own names. */
const icons = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];
/** The path of the site with the logos of clients. */
const clients = '/images/partners/';

/**
 * The pictures of a brand by their path on the site: its icons, and the logos of clients.
 * @param business the folder of the business
 * @throws ContentError with a sentence for each missing icon
 */
export async function brandPictures(business: string): Promise<Map<string, string>> {
  const { brandDir } = foldersIn(business);
  const names = new Set(await readdir(brandDir).catch(() => []));
  const missing = icons.filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new ContentError(
      missing.map((name) => `${placeOf(`brand/${name}`)}: the file is missing: add it.`),
    );
  const logos = await readdir(path.join(brandDir, 'clients')).catch(() => []);
  return new Map([
    ...icons.map((name): [string, string] => [`/${name}`, path.join(brandDir, name)]),
    ...logos
      .filter((name) => name.endsWith('.svg'))
      .map((name): [string, string] => [`${clients}${name}`, path.join(brandDir, 'clients', name)]),
  ]);
}

/** Copies the pictures of a brand into a built site. @throws ContentError, and errors of the file system */
export async function publishBrand(business: string, siteDir: string): Promise<void> {
  for (const [address, file] of await brandPictures(business)) {
    const target = path.join(siteDir, address);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}

/** Middleware that serves the pictures of a brand. @param business returns the folder of the business */
export function serveBrand(business: () => string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isPicture = pathname.startsWith(clients) || icons.includes(pathname.slice(1));
      const file = isPicture ? (await brandPictures(business())).get(pathname) : undefined;
      if (!file) return next();
      response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
      createReadStream(file).on('error', next).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}
