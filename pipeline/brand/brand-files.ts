import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Connect } from 'vite';
import { brandColours } from './brand-colours.ts';
import type { BrandPicture } from './brand-picture.ts';
import { brandPictures, clientAddress } from './brand-pictures.ts';
import { pageLogo } from './page-logo.ts';

/** Addresses that may be those of a picture of a brand. */
const address = /^\/(favicon\.svg|apple-touch-icon\.png|icon-\d+\.png|images\/partners\/.+|assets\/logo-.+)$/;
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };
/** Twice the size in which a client's logo is shown, in pixels. */
const clientSize = { width: 400, height: 160, fit: 'inside' } as const;

type Files = Map<string, () => Promise<Buffer>>;

/**
 * The published pictures of a brand: icons, the logos of clients, and its logo unless that is part of pages. Each is made
 * when it is asked for.
 * @param business the folder of the business
 * @throws ContentError with a sentence for each problem
 */
async function brandFiles(business: string): Promise<Files> {
  const { logo, onDark, icon, clients } = await brandPictures(business);
  const { page = '' } = await brandColours(business);
  const files: Files = new Map([
    ['/apple-touch-icon.png', () => square(icon, 180).flatten({ background: page }).toBuffer()],
    ['/icon-192.png', () => square(icon, 192).toBuffer()],
    ['/icon-512.png', () => square(icon, 512).toBuffer()],
  ]);
  if (icon.drawing) files.set('/favicon.svg', async () => icon.bytes);
  for (const client of clients)
    files.set(clientAddress(client), async () =>
      client.drawing ? client.bytes : sharp(client.bytes).resize(clientSize).png().toBuffer(),
    );
  for (const picture of [logo, onDark ?? logo]) {
    const { width, height, ...shown } = pageLogo(picture);
    const small = () =>
      sharp(picture.bytes)
        .resize(width * 2, height * 2)
        .webp({ lossless: true })
        .toBuffer();
    if ('src' in shown) files.set(shown.src, picture.drawing ? async () => picture.bytes : small);
  }
  return files;
}

/** An icon as a PNG file. @param size pixels of each side. A drawing is drawn in it, as enlarged pixels would be blurred */
function square({ bytes, drawing }: BrandPicture, size: number) {
  const sized = drawing && Buffer.from(drawing.svg.replace('<svg', `<svg width="${size}" height="${size}"`));
  return sharp(sized ?? bytes)
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png();
}

/** Writes the pictures of a brand into a built site. @throws ContentError, and errors of the file system */
export async function publishBrand(business: string, siteDir: string): Promise<void> {
  for (const [to, make] of await brandFiles(business)) {
    const target = path.join(siteDir, to);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await make());
  }
}

/** Middleware that serves the pictures of a brand. @param business returns the folder of the business */
export function serveBrand(business: () => string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const make = address.test(pathname) ? (await brandFiles(business())).get(pathname) : undefined;
      if (!make) return next();
      response.setHeader('content-type', types[path.extname(pathname)] ?? '').end(await make());
    } catch (error) {
      next(error);
    }
  };
}
