import type { Business } from '../../../src/content/schemas/business.ts';
import { scriptHosts } from '../../../src/lib/script-hosts.ts';

/** The content from which the policy takes external hosts: quote form, map, delivery, tracking, hero photo. */
export type PolicyContent = {
  business: Pick<Business, 'mapEmbedUrl' | 'delivery' | 'tracking'> & {
    quoteForm: Pick<Business['quoteForm'], 'embedUrl' | 'furtherUrls'>;
  };
  home: { hero: { externalPhotoUrl: string | null } };
};

// The hosts in the content security policy guides of Google Analytics and Microsoft Clarity.
const analytics = {
  script: [`https://*.${scriptHosts.measurement}`],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const replay = {
  script: [`https://*.${scriptHosts.replay}`],
  image: ['https://*.clarity.ms', 'https://c.bing.com'],
  connect: ['https://*.clarity.ms', 'https://c.bing.com'],
};

/**
 * The Content-Security-Policy of all pages. Only listed sources may load: scripts from the site itself, and inline
 * styles with one of the hashes. Scripts turn text into HTML or script addresses only through the Trusted Types
 * policies `site` (packages/islands/client/documents.ts) and, with analytics, `default`
 * (src/browser/optional-scripts.ts).
 *
 * upgrade-insecure-requests is left out on purpose: the content only accepts https URLs, so there is nothing to
 * upgrade, and the directive would break the site on plain http in a local network.
 * @param styleHashes base64 SHA-256 hashes of the <style> elements
 */
export function contentSecurityPolicy(
  { business, home }: PolicyContent,
  styleHashes: readonly string[],
): string {
  const { tracking, quoteForm, mapEmbedUrl, delivery } = business;
  const tags = [...(tracking.measurementId ? [analytics] : []), ...(tracking.replayId ? [replay] : [])];
  const heroHosts = origins(home.hero.externalPhotoUrl);
  const frameHosts = origins(quoteForm.embedUrl, mapEmbedUrl, ...quoteForm.furtherUrls);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tags.flatMap(({ script }) => script)],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
    'img-src': ["'self'", 'data:', ...heroHosts, ...tags.flatMap(({ image }) => image)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...frameHosts,
      ...origins(delivery.endpoint),
      ...tags.flatMap(({ connect }) => connect),
    ],
    'frame-src': frameHosts,
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site', ...(tags.length > 0 ? ['default'] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function origins(...addresses: (string | null)[]): string[] {
  return addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}
