/** Formats data as JSON with the indent of another text. */
export function formattedAs(source: string, data: unknown): string {
  const indent = source.match(/\n([ \t]+)\S/)?.[1] ?? (source.trim().includes('\n') ? '  ' : '');
  return `${JSON.stringify(data, null, indent)}\n`;
}
