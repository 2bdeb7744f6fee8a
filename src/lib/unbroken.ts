/** Replaces the spaces of a number or a name with no-break spaces. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
