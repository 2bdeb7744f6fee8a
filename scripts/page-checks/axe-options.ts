/** The rules of every axe check, for whole pages and single widgets. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  iframes: false,
};
