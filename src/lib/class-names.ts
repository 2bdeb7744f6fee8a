/** Joins class names, without the missing ones: a variant without styles has no class. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
