import { createHash } from 'node:crypto';

/** Scripts of these kinds are data, which no browser runs. */
const dataScript = /\btype="application\/(ld\+)?json"/;

/**
 * The hashes of the <style> elements of all documents, each once, in base64.
 * @param documents their HTML by their file name
 * @throws if a document holds a script or a style attribute, which the policy would block in the browser
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
      throw new Error(`${file} has a script inside, which the content security policy forbids.`);
  }
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const styled = /<[a-z][^>]*\s(style|on[a-z]+)="[^"]*"/.exec(markup);
  if (styled)
    throw new Error(
      `${file} has the attribute ${styled[1]}, which the content security policy forbids: ${styled[0].slice(0, 120)}`,
    );
}
