import { expect, test } from 'vitest';
import { everything, shipped } from './fixtures.ts';
import { contentSecurityPolicy, type PolicyContent } from './policy.ts';
import { styleHashes } from './table.ts';

/** The sources of each directive. */
const policyOf = (content: PolicyContent) =>
  Object.fromEntries(
    contentSecurityPolicy(content, ['abc='])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  );

/** Nothing runs or loads that the site does not use; text becomes HTML only through the policy `site`. */
const strict = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-abc='",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self' https://form.example https://maps.example",
  'frame-src': 'https://form.example https://maps.example',
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'site',
};

const { business } = shipped;
const withBusiness = (changed: Partial<PolicyContent['business']>) => ({
  ...shipped,
  business: { ...business, ...changed },
});
const furtherUrls = ['https://thanks.example/a', 'https://pay.example:8443/', 'https://form.example/b'];
const formHosts = `${strict['frame-src']} https://thanks.example https://pay.example:8443`;

test.each<[string, PolicyContent, Partial<typeof strict>]>([
  ['nothing else', shipped, {}],
  [
    'analytics, an endpoint and a photo elsewhere',
    everything,
    {
      'script-src': "'self' https://*.googletagmanager.com https://*.clarity.ms",
      'img-src': `'self' data: https://photos.example https://*.google-analytics.com https://*.googletagmanager.com https://*.clarity.ms https://c.bing.com`,
      'connect-src': `'self' https://form.example https://maps.example https://mail.example https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.clarity.ms https://c.bing.com`,
      'trusted-types': 'site default',
    },
  ],
  [
    'replays only',
    withBusiness({ tracking: { measurementId: null, replayId: 'abc' } }),
    {
      'script-src': "'self' https://*.clarity.ms",
      'img-src': "'self' data: https://*.clarity.ms https://c.bing.com",
      'connect-src': `${strict['connect-src']} https://*.clarity.ms https://c.bing.com`,
      'trusted-types': 'site default',
    },
  ],
  [
    'pages to which the form goes on, also before it is shown',
    withBusiness({ quoteForm: { ...business.quoteForm, furtherUrls } }),
    { 'frame-src': formHosts, 'connect-src': `'self' ${formHosts}` },
  ],
])('[A4] the content security policy allows what the site itself has, and %s', (_, content, added) => {
  expect(policyOf(content)).toEqual({ ...strict, ...added });
});

test('each distinct inline style has one hash', () => {
  const documents = new Map([
    ['a.html', '<style>b{}</style>'],
    ['b.html', '<style>b{}</style><style>c{}</style>'],
  ]);
  expect(styleHashes(documents)).toHaveLength(2);
  // printf 'b{}' | openssl dgst -sha256 -binary | base64
  expect(styleHashes(documents)).toContain('7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=');
});
