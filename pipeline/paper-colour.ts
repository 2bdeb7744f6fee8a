import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The background colour of pages, from the text of tokens.css, so that a rebrand changes files without styles too.
 * @throws if it is missing or is not a hex colour
 */
export function paperIn(tokens: string): string {
  const colour = /--paper:\s*(#[0-9a-f]{6})\s*;/i.exec(tokens)?.[1];
  if (!colour)
    throw new Error('src/styles/tokens.css has no colour --paper: add it as a hex colour such as #fffdf9.');
  return colour;
}

/** The background colour of a project's pages. @param root its root folder */
export async function paperColour(root: string): Promise<string> {
  return paperIn(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'));
}
