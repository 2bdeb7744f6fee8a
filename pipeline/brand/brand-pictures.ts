import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn, placeOf } from '../business/business-folder.ts';
import { ContentError } from '../content-error.ts';
import { type BrandPicture, brandPicture, type PictureName } from './brand-picture.ts';

/** The address of a client's logo in the site. */
export const clientAddress = ({ file }: BrandPicture): string => `/images/partners/${path.basename(file)}`;

/**
 * Reads, checks and cleans the pictures of a brand.
 * @param business the folder of the business
 * @returns onDark: the logo for dark bands, if there is one
 * @throws ContentError with a sentence for each file that is missing or cannot be shown
 */
export async function brandPictures(business: string) {
  const { brandDir } = foldersIn(business);
  const problems: string[] = [];
  const filesIn = async (folder: string) =>
    (await readdir(path.join(brandDir, folder)).catch(() => []))
      .filter((file) => /\.(svg|png)$/i.test(file))
      .sort();
  const own = await filesIn('');
  async function read(name: PictureName, file: string): Promise<BrandPicture | undefined> {
    const place = placeOf(`brand/${file}`);
    const bytes = await readFile(path.join(brandDir, file)).catch(() => undefined);
    const picture = bytes ? await brandPicture(name, bytes) : { fault: 'cannot be read: replace it' };
    if ('fault' in picture) problems.push(`${place}: ${picture.fault}.`);
    else if (path.extname(picture.file) !== path.extname(file))
      problems.push(
        `${place}: is ${picture.drawing ? 'an SVG' : 'a PNG'} file: call it ${path.basename(picture.file)}.`,
      );
    else return picture;
    return undefined;
  }
  async function one(name: PictureName, isNeeded: boolean): Promise<BrandPicture | undefined> {
    const [file, other] = own.filter((one) => path.parse(one).name === name);
    if (!file && isNeeded)
      problems.push(`${placeOf(`brand/${name}.svg`)}: the file is missing: add it, or ${name}.png.`);
    if (other) problems.push(`${placeOf(`brand/${file}`)}: ${other} is there too: delete one of the two.`);
    return file ? read(name, file) : undefined;
  }
  const logo = await one('logo', true);
  const onDark = await one('logo-on-dark', false);
  const icon = await one('icon', true);
  const clients: (BrandPicture | undefined)[] = [];
  for (const file of await filesIn('clients'))
    clients.push(await read(`clients/${path.parse(file).name}`, `clients/${file}`));
  if (!logo || !icon || problems.length > 0) throw new ContentError(problems);
  return { logo, onDark, icon, clients: clients.filter((client) => client !== undefined) };
}
