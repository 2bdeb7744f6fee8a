/** Longest value in characters: a parameter is part of an address, which servers limit to a few thousand. */
const maxLength = 1000;

/**
 * The address of the quote form with the known values as parameters.
 * @param address may already have parameters, which are kept
 * @param names the form's parameter name for each value; values without a name are left out
 * @param values by the same keys; empty values are left out
 */
export function quoteAddress(
  address: string,
  names: Readonly<Record<string, string | undefined>>,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const entries = Object.entries(names).flatMap(([key, name]) => {
    const value = values[key]?.trim();
    return name && value ? [[name, value.slice(0, maxLength)] as const] : [];
  });
  if (entries.length === 0) return address;
  const url = new URL(address);
  for (const entry of entries) url.searchParams.set(...entry);
  return url.href;
}

/** Whether an address is the quote form's, ignoring parameters. */
export function isQuoteAddress(address: string, form: string): boolean {
  const [a, b] = [new URL(address), new URL(form)];
  return a.origin === b.origin && a.pathname === b.pathname;
}
