import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { foldersIn, placeOf } from './business-folder.ts';
import { ContentError } from './content-error.ts';

/** Colours such as #ffffff, by their role, such as paper. */
export type Colours = Record<string, string>;

/** The path of the file with the colours of a business. */
export const coloursFile = (business: string) => path.join(foldersIn(business).brandDir, 'colours.yaml');

/**
 * Reads the colours of a business. Imports nothing from `src`, because the configuration of Vite imports it.
 * @param business the folder of the business
 * @throws ContentError if the file is missing or has something else than colours
 */
export async function brandColours(business: string): Promise<Colours> {
  const place = placeOf('brand/colours.yaml');
  const text = await readFile(coloursFile(business), 'utf8').catch(() => {
    throw new ContentError([`${place}: the file is missing or cannot be read: write it, or restore it.`]);
  });
  const colours = coloursIn(text);
  if (!colours)
    throw new ContentError([
      `${place}: is no list of colours: write a line such as paper: '#ffffff' for each.`,
    ]);
  const wrong = Object.entries(colours).filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(String(colour)));
  if (wrong.length === 0) return colours as Colours;
  throw new ContentError(
    wrong.map(
      ([role]) =>
        `${place}, ${role}: must be a colour: write # and six digits, in quotes, such as '#ffffff'.`,
    ),
  );
}

function coloursIn(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A style sheet with the colours in place of `brand(role)`; `brand(scheme)` is light or dark, after the page.
 * @throws ContentError with a sentence for each role that has no colour
 */
export function withColours(css: string, colours: Colours): string {
  const roles = [...new Set([...css.matchAll(/\bbrand\(([\w-]+)\)/g)].map(([, role = '']) => role))];
  const missing = roles.filter((role) => role !== 'scheme' && !colours[role]);
  if (missing.length > 0)
    throw new ContentError(
      missing.map((role) => `${placeOf('brand/colours.yaml')}, ${role}: is missing: add it.`),
    );
  const values: Colours = { ...colours, scheme: isDark(colours.paper ?? '') ? 'dark' : 'light' };
  return css.replace(/\bbrand\(([\w-]+)\)/g, (_, role: string) => values[role] ?? '');
}

/** Whether white letters are easier to read on a colour than black ones: ITU-R BT.601 brightness below one half. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
