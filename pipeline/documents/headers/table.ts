import { createHash } from 'node:crypto';
import { canonicalPath, type HeaderRule } from '@site/serve';
import { photoFolder } from '../../content/photos/photo-addresses.ts';
import { contentSecurityPolicy, type PolicyContent } from './policy.ts';

/**
 * Files that never change, because their names contain a content hash: scripts, styles and image variants. The plain
 * file of a photo is not one: it keeps its name when the owner replaces the photo.
 */
const immutable = ['/assets/*', `${photoFolder}*.avif`, `${photoFolder}*.webp`];

/**
 * All response headers of the site, by URL pattern. No two rules that match the same URL set the same header, because
 * static hosts would join the values with a comma.
 * @param documents the HTML of all pages by file name
 */
export function headerTable(content: PolicyContent, documents: ReadonlyMap<string, string>): HeaderRule[] {
  const pages = documentPatterns(documents);
  const isReplayed = content.business.tracking.replayId !== null;
  return withOneRuleEach([
    {
      path: '/*',
      set: {
        'Content-Security-Policy': contentSecurityPolicy(content, styleHashes(documents)),
        // One year. Subdomains are not part of this site, so they are left out.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // Not for pictures: search engines, e-mail and social networks may show them.
    ...[...(isReplayed ? [] : ['/assets/*']), '/content/*', ...pages].map((path) => ({
      path,
      set: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    // Session replays show the site on another host, which may load the fonts only with this header.
    ...(isReplayed ? [{ path: '/assets/*', set: { 'Access-Control-Allow-Origin': '*' } }] : []),
    // Some hosts rewrite e-mail addresses in HTML and add a script that the policy above would block.
    ...pages.map((path) => ({ path, set: { 'Cache-Control': 'no-cache, no-transform' } })),
    ...immutable.map((path) => ({ path, set: { 'Cache-Control': 'public, max-age=31536000, immutable' } })),
  ]);
}

/** Merges rules with the same pattern, because Cloudflare would use only the last. */
function withOneRuleEach(rules: readonly HeaderRule[]): HeaderRule[] {
  const sets = new Map<string, HeaderRule['set']>();
  for (const { path, set } of rules) sets.set(path, { ...sets.get(path), ...set });
  return [...sets].map(([path, set]) => ({ path, set }));
}

/** Patterns for the paths of all documents: one for each at the root, and one for each folder. */
function documentPatterns(documents: ReadonlyMap<string, string>): string[] {
  const paths = [...documents.keys()].map((name) => canonicalPath(`/${name}`));
  return [...new Set(paths.map((path) => path.replace(/^(\/.+\/).*/, '$1*')))].sort();
}

/**
 * The SHA-256 hashes of all <style> elements, in base64.
 * @param documents HTML by file name
 */
function styleHashes(documents: ReadonlyMap<string, string>): string[] {
  const styles = [...documents.values()].flatMap((html) => [
    ...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ]);
  const hashes = styles.map(([, style = '']) => createHash('sha256').update(style).digest('base64'));
  return hashes.sort();
}
