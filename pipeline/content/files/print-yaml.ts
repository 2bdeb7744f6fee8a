import type { Document } from 'yaml';

/** Each text is on one line, however long, so that a changed text is one changed line. */
const print = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };

/**
 * Prints YAML as all content files are printed: comments, order and the quotes of each text stay.
 * @throws an error if the document has errors
 */
export function printYaml(document: Document): string {
  return document.toString(print);
}
