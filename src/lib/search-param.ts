/**
 * The choice that a query string makes, or the first where it makes none or one that does not exist.
 * @param search `location.search`, with its question mark, or empty
 */
export function choiceIn<T extends string>(search: string, name: string, choices: readonly [T, ...T[]]): T {
  const wanted = new URLSearchParams(search).get(name);
  return choices.find((choice) => choice === wanted) ?? choices[0];
}

/** The query string with a choice in it; the default is left out, and other parameters stay. */
export function withChoice(search: string, name: string, choice: string, byDefault: string): string {
  const parameters = new URLSearchParams(search);
  if (choice === byDefault) parameters.delete(name);
  else parameters.set(name, choice);
  return parameters.size > 0 ? `?${parameters}` : '';
}
