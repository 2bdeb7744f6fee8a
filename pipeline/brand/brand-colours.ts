import path from 'node:path';
import Color from 'colorjs.io';
import { foldersIn, placeOf } from '../business/business-folder.ts';
import { parseYaml } from '../content/files/parse-yaml.ts';
import { readText } from '../content/files/read-text.ts';
import { ContentError } from '../content-error.ts';
import { type Colours, coloursSchema } from './colour-roles.ts';
import { contrastProblems, withMixes } from './contrast.ts';

/** The file with the colours, by its path in the folder of a business. */
export const coloursName = 'brand/colours.yaml';

/** The path of the file with the colours of a business. */
export const coloursFile = (business: string) => path.join(foldersIn(business).brandDir, 'colours.yaml');

/** @throws ContentError with a sentence for each thing to do about the colours, by its place in the file */
function refuse(problems: { place?: string; whatToDo: string }[]): void {
  const at = (place = '') => placeOf(coloursName) + (place && `, ${place}`);
  if (problems.length > 0)
    throw new ContentError(problems.map(({ place, whatToDo }) => `${at(place)}: ${whatToDo}`));
}

/**
 * The colours that the file has. Imports nothing from `src`, because the configuration of Vite imports it.
 * @param planned the bytes of the file before they are written
 */
async function writtenColours(business: string, planned?: Buffer): Promise<Colours> {
  const read = await readText(coloursFile(business), planned);
  const parsed = 'text' in read ? parseYaml(read.text) : read;
  if ('whatToDo' in parsed) {
    const { line, whatToDo } = parsed;
    refuse([{ ...(line && { place: `line ${line}` }), whatToDo: `${whatToDo}.` }]);
  }
  const data = 'data' in parsed ? parsed.data : undefined;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    refuse([{ whatToDo: "is no list of colours: write a line such as page: '#ffffff' for each." }]);
  const found: Record<string, unknown> = Object(data);
  const isOptional = (role: string) => found[role] === undefined && !coloursSchema.required.includes(role);
  const wrong = Object.keys(coloursSchema.properties).filter(
    (role) => !isOptional(role) && !/^#[0-9a-f]{6}$/i.test(String(found[role])),
  );
  const remedy = "must be a colour: write # and six digits, in quotes, such as '#ffffff'.";
  refuse(
    wrong.map((place) => ({ place, whatToDo: found[place] === undefined ? 'is missing: add it.' : remedy })),
  );
  return found as Colours;
}

/**
 * The colours of a business by role, with those that are mixed.
 * @throws ContentError if the file is missing, or has something else than colours
 */
export async function brandColours(business: string): Promise<Colours> {
  return withMixes(await writtenColours(business));
}

/**
 * The same, checked.
 * @param planned the bytes of the file before they are written
 * @throws ContentError as `brandColours`, and for colours that are hard to read together
 */
export async function checkedColours(business: string, planned?: Buffer): Promise<Colours> {
  const written = await writtenColours(business, planned);
  refuse(contrastProblems(written).map(({ role, whatToDo }) => ({ place: role, whatToDo })));
  return withMixes(written);
}

/** Whether white letters are easier to read on a colour than black ones (WCAG 2.2). */
export const isDark = (colour: string): boolean =>
  Color.contrast(colour, 'white', 'WCAG21') > Color.contrast(colour, 'black', 'WCAG21');

/**
 * A style sheet with the colours in place of `brand(role)`. Besides the roles of the file there are `scheme`, light or
 * dark after the page, and `note` and `noteInk`, because handwriting is dark on light in either.
 * @throws an error for a role that there is not
 */
export function withColours(css: string, colours: Colours): string {
  const { page = '', text = '' } = colours;
  const [note, noteInk] = isDark(page) ? [text, page] : [page, text];
  const values: Colours = { ...colours, scheme: isDark(page) ? 'dark' : 'light', note, noteInk };
  return css.replace(/\bbrand\((\w+)\)/g, (_, role: string) => {
    if (values[role] === undefined)
      throw new Error(`brand(${role}) is no colour of pipeline/brand/colour-roles.ts.`);
    return values[role];
  });
}
