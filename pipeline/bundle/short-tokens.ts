import { readFileSync } from 'node:fs';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name of a number, of letters alone: browsers take digits first as well, but not every checker of styles does. */
function nameOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return `${rest > 0 ? nameOf(rest - 1) : ''}${letters[index % letters.length]}`;
}

/**
 * Gives the custom properties of a stylesheet short names in finished styles, because each document names them some
 * hundreds of times. What no token is keeps its name, as scripts may set it.
 */
export function shortTokens(file: string): (css: string) => string {
  const source = readFileSync(file, 'utf8');
  const tokens = new Set([...source.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name));
  const shortNames = new Map([...tokens].map((name, index) => [name, `--${nameOf(index)}`]));
  return (css) => css.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);
}
