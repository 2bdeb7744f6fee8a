import type { HeaderRule } from '../../server/header-rules.ts';
import { cacheRules } from '../../server/site-files.ts';
import { styleHashes } from './inline.ts';
import { contentSecurityPolicy, type PolicyContent } from './policy.ts';

/**
 * Every header that the site is served with, by address. No header stands in two rules that match one address,
 * because static hosts join such values with a comma.
 * @param documents the HTML of every page by its file name
 */
export function headerTable(content: PolicyContent, documents: ReadonlyMap<string, string>): HeaderRule[] {
  return [
    {
      path: '/*',
      set: {
        'Content-Security-Policy': contentSecurityPolicy(content, styleHashes(documents)),
        // A year, and this host only: what runs under other names of the domain is not the site's to decide.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // Pictures are left out: search engines, mail and social networks may show them.
    ...['/assets/*', '/content/*'].map((path) => ({
      path,
      set: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    ...cacheRules.map(({ path, value }) => ({ path, set: { 'Cache-Control': value } })),
  ];
}
