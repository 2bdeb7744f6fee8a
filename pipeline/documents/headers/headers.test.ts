import { patternSource } from '@site/serve';
import { expect, test } from 'vitest';
import { nginxFiles, staticHostFile } from './header-files.ts';
import { contentSecurityPolicy, type PolicyContent } from './policy.ts';
import { headerTable } from './table.ts';

/** The parts of the shipped content that headers depend on. */
const shipped = {
  business: {
    quoteForm: {
      url: 'https://form.example/',
      embedUrl: 'https://form.example/a/embed?b=1',
      furtherUrls: [] as string[],
    },
    mapEmbedUrl: 'https://maps.example/embed',
    delivery: { endpoint: null },
    tracking: { measurementId: null, replayId: null },
  },
  home: { hero: { externalPhotoUrl: null } },
};

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
    {
      ...withBusiness({
        delivery: { endpoint: 'https://mail.example/send' },
        tracking: { measurementId: 'G-A', replayId: 'abc' },
      }),
      home: { hero: { externalPhotoUrl: 'https://photos.example/river.jpg?w=1' } },
    },
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
])(
  'the content security policy allows what the site itself has, and %s',
  { tags: 'A4' },
  (_, content, added) => {
    expect(policyOf(content)).toEqual({ ...strict, ...added });
  },
);

const documents = ['index.html', 'services.html', 'blog.html', 'blog/a.html', 'blog/b.html', '404.html'];
const rulesWith = (tracking: Record<string, string>) =>
  headerTable(
    withBusiness({ tracking: { ...business.tracking, ...tracking } }),
    new Map(documents.map((name) => [name, ''])),
  );
const rules = rulesWith({});

/** The headers of an address, none of which has two rules: static hosts would join their values. */
function headersAt(address: string, table = rules): Record<string, string> {
  const matching = table.filter(({ path }) => new RegExp(patternSource(path)).test(address));
  const entries = matching.flatMap(({ set }) => Object.entries(set));
  const headers = Object.fromEntries(entries);
  expect(Object.keys(headers), address).toHaveLength(entries.length);
  return headers;
}

const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const page = { ...own, 'Cache-Control': 'no-cache, no-transform' };
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

test.each([
  ['documents are of this site only, and hosts may not modify them', page, '/ /services /blog /blog/b /404'],
  ['scripts, styles and fonts are of this site only, and kept', { ...own, ...forever }, '/assets/a.js'],
  ['data are of this site only', own, '/content/a.json'],
  ['everyone may show pictures', {}, '/favicon.svg /images/a.jpg /api/content/attached_assets/a.jpg'],
  ['variants of photos are kept', forever, '/api/content/attached_assets/a.1-2.avif'],
])('%s', (_, expected, addresses) => {
  const everywhere = headersAt('/robots.txt');
  for (const address of addresses.split(' '))
    expect(headersAt(address), address).toEqual({ ...everywhere, ...expected });
});

test('with session replays their host may load styles and fonts, and nothing else', () => {
  const changed = rulesWith({ replayId: 'abc' });
  const shown = { ...headersAt('/robots.txt', changed), ...forever, 'Access-Control-Allow-Origin': '*' };
  expect(headersAt('/assets/figtree-1.woff2', changed)).toEqual(shown);
  for (const address of ['/', '/content/a.json']) expect(headersAt(address, changed)).toMatchObject(own);
  expect(headersAt('/', changed)).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(headersAt('/assets/a.css', rulesWith({ measurementId: 'G-A' }))).toMatchObject(own);
});

test('_headers has the rules in the format of static hosts, within the limits of Cloudflare', () => {
  const two = [
    { path: '/*', set: { First: '1', Second: '2; 3' } },
    { path: '/a', set: { Third: '4' } },
  ];
  expect(staticHostFile(two)).toBe('/*\n  First: 1\n  Second: 2; 3\n\n/a\n  Third: 4\n');
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
});

test('nginx sends each header by URL, and does not cache missing files', () => {
  const { maps, headers } = nginxFiles(rules);
  const names = new Set(rules.flatMap(({ set }) => Object.keys(set)));
  expect(headers.trim().split('\n')).toHaveLength(names.size);
  for (const [, name, variable] of headers.matchAll(/^add_header ([\w-]+) (\$\w+) always;$/gm)) {
    expect(names).toContain(name);
    expect(maps).toContain(`map "$status $request_uri" ${variable} {`);
  }
  const [, source = ''] =
    /"~(.*attached_assets.*avif.*)" "public, max-age=31536000, immutable"/.exec(maps) ?? [];
  const pattern = new RegExp(source);
  expect(pattern.test('200 /api/content/attached_assets/a.0-320.avif?x')).toBe(true);
  expect(pattern.test('404 /api/content/attached_assets/a.0-320.avif')).toBe(false);
});
