import type { AxeResults } from 'axe-core';

/** The axe rules for the desk. The page in its frame belongs to the site, so it is not checked here. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  iframes: false,
};

/** What axe has found: one line per rule, with the elements. */
export const problemsIn = ({ violations }: AxeResults): string[] =>
  violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
