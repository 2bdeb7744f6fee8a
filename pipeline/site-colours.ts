import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The colours that files other than style sheets use, by their names in src/styles/tokens.css. */
const names = ['paper'] as const;
export type Colours = Record<(typeof names)[number], string>;

/**
 * Reads the colours from the text of tokens.css, so that a rebrand changes these files too.
 * @throws if one of them is missing or is not a hex colour
 */
export function coloursIn(tokens: string): Colours {
  const found = names.map((name): [string, string] => {
    const colour = tokens.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})\\s*;`, 'i'))?.[1];
    if (!colour)
      throw new Error(
        `src/styles/tokens.css has no colour --${name}: add it as a hex colour such as #fffdf9.`,
      );
    return [name, colour];
  });
  return Object.fromEntries(found) as Colours;
}

/** The colours of a project. @param root its root folder */
export async function siteColours(root: string): Promise<Colours> {
  return coloursIn(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'));
}
