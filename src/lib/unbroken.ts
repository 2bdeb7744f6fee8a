/** A number or a name with no-break spaces, for running text. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
