import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The colours that files outside the style sheets need, by their names in src/styles/tokens.css. */
const names = ['paper', 'linen', 'mist', 'sage', 'text', 'muted', 'accent', 'action'] as const;
export type Colours = Record<(typeof names)[number], string>;

/**
 * Takes colours from the text of the token file, so that a rebrand reaches these files too.
 * @throws if one of them is not there as a plain hex colour
 */
export function coloursIn(tokens: string): Colours {
  const found = names.map((name): [string, string] => {
    const colour = tokens.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})\\s*;`, 'i'))?.[1];
    if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name} such as #fffdf9.`);
    return [name, colour];
  });
  return Object.fromEntries(found) as Colours;
}

/** The colours of the project in a folder. */
export async function siteColours(root: string): Promise<Colours> {
  return coloursIn(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'));
}
