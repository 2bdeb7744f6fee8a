/** The classes that there are, as an attribute holds them: a look without styles of its own has no class. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
