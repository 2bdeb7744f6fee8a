import type * as z from 'zod';
import { type Brand, brandFiles } from '../src/content/schemas/brand.ts';
import { foldersIn } from './business-folder.ts';
import { sentencesFor } from './content/problems.ts';
import { readData } from './content/read-data.ts';

export type { Brand };

/**
 * Reads logo and map of a business.
 * @param business the folder of the business
 * @returns them, or a sentence for each problem
 */
export async function loadBrand(
  business: string,
): Promise<{ brand: Brand; problems: [] } | { brand?: undefined; problems: string[] }> {
  const { contentDir } = foldersIn(business);
  const problems: string[] = [];
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
  const [logo, drawn] = [await read(brandFiles.logo), await read(brandFiles.map)];
  if (!logo || !drawn) return { problems };
  const { land, ...map } = drawn;
  return { brand: { logo, map, land }, problems: [] };
}
