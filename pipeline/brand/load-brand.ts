import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { type Brand, brandFiles } from '../../src/content/schemas/brand.ts';
import { brandColours, withColours } from '../brand-colours.ts';
import { foldersIn } from '../business-folder.ts';
import { sentencesFor } from '../content/problems.ts';
import { readData } from '../content/read-data.ts';
import { ContentError } from '../content-error.ts';
import { brandPictures } from './brand-files.ts';

export type { Brand };

/** Uses every colour. */
const tokens = path.join(import.meta.dirname, '../../src/styles/tokens.css');

/**
 * Reads the brand of a business: logo and map for pages. Checks its colours and pictures, which styles and files of the
 * site are made of.
 * @param business the folder of the business
 * @returns a sentence for each problem
 */
export async function loadBrand(
  business: string,
): Promise<{ brand: Brand; problems: [] } | { brand?: undefined; problems: string[] }> {
  const { contentDir } = foldersIn(business);
  const problems = [
    ...(await sentencesOf(async () =>
      withColours(await readFile(tokens, 'utf8'), await brandColours(business)),
    )),
    ...(await sentencesOf(() => brandPictures(business))),
  ];
  async function read<T>({ file, schema }: { file: string; schema: z.ZodType<T> }): Promise<T | undefined> {
    const found = await readData(contentDir, file);
    if ('problem' in found) problems.push(found.problem);
    else {
      const result = schema.safeParse(found.data);
      if (result.success) return result.data;
      problems.push(...sentencesFor(file, result.error.issues, found.data));
    }
    return undefined;
  }
  const logo = await read(brandFiles.logo);
  const hasMap = existsSync(path.join(contentDir, brandFiles.map.file));
  const drawn = hasMap ? await read(brandFiles.map) : undefined;
  if (!logo || problems.length > 0) return { problems };
  if (!drawn) return { brand: { logo, map: null, land: null }, problems: [] };
  const { land = null, ...map } = drawn;
  return { brand: { logo, map, land }, problems: [] };
}

/** The sentences of the ContentError that a step throws, if it does. */
async function sentencesOf(step: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await step();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.sentences;
    throw error;
  }
}
