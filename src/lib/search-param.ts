/**
 * The value of a query parameter, or the first allowed value if it is missing or not allowed.
 * @param search `location.search`, with its `?`, or empty
 */
export function readSearchParam<T extends string>(
  search: string,
  name: string,
  values: readonly [T, ...T[]],
): T {
  const found = new URLSearchParams(search).get(name);
  return values.find((value) => value === found) ?? values[0];
}

/** The query string with a parameter set to a value, or without it for the default value; other parameters stay. */
export function writeSearchParam(search: string, name: string, value: string, defaultValue: string): string {
  const parameters = new URLSearchParams(search);
  if (value === defaultValue) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.size > 0 ? `?${parameters}` : '';
}
