import { createHash } from 'node:crypto';

/** Data blocks, which browsers do not run. */
const dataScript = /\btype="application\/(ld\+)?json"/;

/**
 * The SHA-256 hashes of all <style> elements, without duplicates, in base64.
 * @param documents HTML by file name
 * @throws if a document has an inline script, a style attribute or an event handler, which the policy would block
 */
export function styleHashes(documents: ReadonlyMap<string, string>): string[] {
  const hashes = new Set<string>();
  for (const [file, html] of documents) {
    refuseBlocked(file, html);
    for (const [, style = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      hashes.add(createHash('sha256').update(style).digest('base64'));
  }
  return [...hashes].sort();
}

function refuseBlocked(file: string, html: string): void {
  for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
    if (!/\ssrc="/.test(attributes) && !dataScript.test(attributes))
      throw new Error(
        `${file} has an inline script, which the content security policy forbids: use a script file.`,
      );
  }
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const inline = /<[a-z][^>]*\s(style|on[a-z]+)="[^"]*"/.exec(markup);
  if (inline)
    throw new Error(
      `${file} has the attribute ${inline[1]}, which the content security policy forbids: ${inline[0].slice(0, 120)}`,
    );
}
