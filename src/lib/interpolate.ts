/**
 * Fills the blanks of a phrase from the content that can only be filled while the page is used.
 * @param phrase e.g. `{number} of {total}`; a blank without a value stays as it is
 */
export function fillIn(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
