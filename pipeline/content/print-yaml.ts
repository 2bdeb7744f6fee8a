import type { Document } from 'yaml';

/** Each text is on one line, however long, so that a changed text is one changed line. */
const print = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };

/**
 * Prints YAML as all content files are printed: comments, order and the quotes of each text stay.
 * @param source the text whose line ends and byte order mark are used
 * @throws an error if the document has errors
 */
export function printYaml(document: Document, source = ''): string {
  const text = document.toString(print);
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
