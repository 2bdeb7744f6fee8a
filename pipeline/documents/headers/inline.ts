import { createHash } from 'node:crypto';

/**
 * The SHA-256 hashes of all <style> elements, without duplicates, in base64.
 * @param documents HTML by file name
 */
export function styleHashes(documents: ReadonlyMap<string, string>): string[] {
  const styles = [...documents.values()].flatMap((html) => [
    ...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ]);
  const hashes = styles.map(([, style = '']) => createHash('sha256').update(style).digest('base64'));
  return [...new Set(hashes)].sort();
}
