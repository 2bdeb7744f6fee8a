/** Formats data as JSON with the indent, line ends, final line end and byte order mark of another text. */
export function formattedAs(source: string, data: unknown): string {
  const indent = source.match(/\n([ \t]+)\S/)?.[1] ?? (source.includes('\n') ? '  ' : '');
  const text = JSON.stringify(data, null, indent);
  const ended = /\n$/.test(source) ? `${text}\n` : text;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (source.includes('\r\n') ? ended.replace(/\n/g, '\r\n') : ended);
}
