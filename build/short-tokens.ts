import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives the tokens of `src/styles/tokens.css` short names in finished styles, because each document names them some
 * hundreds of times. What no token is keeps its name, as scripts may set it.
 */
export function shortTokens(root: string): (css: string) => string {
  const source = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8');
  const tokens = new Set([...source.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name));
  const shortNames = new Map([...tokens].map((name, index) => [name, `--${index.toString(36)}`]));
  return (css) => css.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);
}
