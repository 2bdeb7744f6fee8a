import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Brand, mapFile } from '../../src/content/schemas/brand.ts';
import { foldersIn } from '../business/business-folder.ts';
import type { PlannedFiles } from '../content/articles/articles.ts';
import { trimmed } from '../content/canonical-facts.ts';
import { readData } from '../content/files/read-data.ts';
import { sentencesFor } from '../content/problems.ts';
import { ContentError } from '../content-error.ts';
import { checkedColours, coloursName, isDark } from './brand-colours.ts';
import { brandPictures, clientAddress } from './brand-pictures.ts';
import { pageLogo } from './page-logo.ts';

/** `clients`: the addresses of the logos of clients. */
type Loaded = { brand: Brand; clients: string[]; problems: [] } | { brand?: undefined; problems: string[] };

/**
 * Reads the brand of a business: logo and map for pages. Checks its colours and pictures, which styles and files of the
 * site are made of.
 * @param business the folder of the business
 * @param planned files to read in place of those in the folder
 * @returns a sentence for each problem
 */
export async function loadBrand(business: string, planned: PlannedFiles = new Map()): Promise<Loaded> {
  const problems: string[] = [];
  const colours = await orSentences(problems, () =>
    checkedColours(business, planned.get(coloursName) ?? undefined),
  );
  const pictures = await orSentences(problems, () => brandPictures(business));
  const drawn = await orSentences(problems, () => areaMap(business));
  if (!colours || !pictures || !drawn) return { problems };
  const { logo, onDark = logo, icon } = pictures;
  const logoOn = (band = '') => pageLogo(isDark(band) ? onDark : logo);
  return {
    brand: {
      logo: { inNavbar: logoOn(colours.page), inFooter: logoOn(colours.footer) },
      isDark: isDark(colours.page ?? ''),
      favicon: icon.drawing ? '/favicon.svg' : '/icon-192.png',
      ...drawn,
    },
    clients: pictures.clients.map(clientAddress),
    problems: [],
  };
}

/**
 * Reads the map of a business, if it has one.
 * @throws ContentError with a sentence for each problem
 */
async function areaMap(business: string): Promise<Pick<Brand, 'map' | 'land'>> {
  const { contentDir } = foldersIn(business);
  const { file, schema } = mapFile;
  if (!existsSync(path.join(contentDir, file))) return { map: null, land: null };
  const found = await readData(contentDir, file);
  if ('problem' in found) throw new ContentError([found.problem]);
  const data = trimmed(found.data);
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(sentencesFor(file, result.error.issues, data));
  const { land = null, ...map } = result.data;
  return { map, land };
}

/** What a step returns. @param problems gets the sentences of the ContentError that it throws, if it does */
async function orSentences<T>(problems: string[], step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.sentences);
    return undefined;
  }
}
