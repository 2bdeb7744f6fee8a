import type { Business } from '../../src/content/schemas/business.ts';

/** The places outside the site that its pages may use, as the content names them. */
export type PolicyFacts = {
  quoteFormUrl: string;
  mapUrl: string;
  /** A hero photo on another host. */
  heroUrl: string | null;
  /** Where the quote form on the home page is delivered to. */
  deliveryUrl: string | null;
  hasAnalytics: boolean;
  hasReplay: boolean;
};

type PolicyBusiness = Pick<Business, 'quoteForm' | 'mapEmbedUrl' | 'tracking'> & {
  delivery?: { endpoint: string | null };
};

/** What the policy needs to know of the content. */
export function policyFacts(business: PolicyBusiness, heroUrl: string | null): PolicyFacts {
  return {
    quoteFormUrl: business.quoteForm.embedUrl,
    mapUrl: business.mapEmbedUrl,
    heroUrl,
    deliveryUrl: business.delivery?.endpoint ?? null,
    hasAnalytics: business.tracking.measurementId !== null,
    hasReplay: business.tracking.replayId !== null,
  };
}

// The hosts that Google and Microsoft name in their own guides to a content security policy.
const analytics = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const replay = {
  script: ['https://*.clarity.ms'],
  image: ['https://*.clarity.ms', 'https://c.bing.com'],
  connect: ['https://*.clarity.ms', 'https://c.bing.com'],
};

/**
 * The Content-Security-Policy of all pages. Only what is named may load: scripts come from the site itself, and of
 * the styles inside the documents exactly those whose hashes are given.
 *
 * upgrade-insecure-requests is left out on purpose: the content takes https addresses only, so there is nothing to
 * upgrade, and it would break the site where it is looked at over plain http in a local network.
 * @param styleHashes base64 SHA-256 hashes of the <style> elements
 */
export function contentSecurityPolicy(facts: PolicyFacts, styleHashes: readonly string[]): string {
  const tags = [...(facts.hasAnalytics ? [analytics] : []), ...(facts.hasReplay ? [replay] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...tags.flatMap(({ script }) => script)],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
    'img-src': ["'self'", 'data:', ...origins(facts.heroUrl), ...tags.flatMap(({ image }) => image)],
    'connect-src': ["'self'", ...origins(facts.deliveryUrl), ...tags.flatMap(({ connect }) => connect)],
    'frame-src': origins(facts.quoteFormUrl, facts.mapUrl),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function origins(...addresses: (string | null)[]): string[] {
  return addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}
