import { describe, expect, test } from 'vitest';
import { policyFindings } from '../../tests/policy-findings.ts';
import { everything, shipped } from './fixtures.ts';
import { styleHashes } from './inline.ts';
import { contentSecurityPolicy } from './policy.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the content security policy', () => {
  const asShipped = contentSecurityPolicy(shipped, ['abc=']);

  test('as shipped has no finding', () => {
    expect(policyFindings(asShipped)).toEqual([]);
  });

  test('with all external hosts has only the findings about the two analytics hosts', () => {
    const findings = policyFindings(contentSecurityPolicy(everything, ['abc=']));
    expect(findings).toHaveLength(2);
    for (const finding of findings) expect(finding).toMatch(/^MEDIUM_MAYBE script-src: No bypass found/);
  });

  test.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'self' https:"],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
    ["script-src 'self'", "script-src 'self' https://ajax.googleapis.com"],
    ["default-src 'none'; script-src 'self';", ''],
    ["object-src 'none'", 'object-src *'],
    ["; base-uri 'self'", ' base-uri'],
  ])('a policy where %s becomes "%s" has findings', (part, weaker) => {
    expect(asShipped).toContain(part);
    expect(policyFindings(asShipped.replace(part, weaker))).not.toEqual([]);
  });

  test('[A4] contains the hosts of the content, and the analytics hosts only if their ids are set', () => {
    const plain = contentSecurityPolicy(shipped, ['abc=']);
    expect(plain).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; ");
    const frameHosts = 'https://form.example https://maps.example';
    expect(directive(plain, 'frame-src')).toBe(frameHosts);
    expect(directive(plain, 'connect-src')).toBe(`'self' ${frameHosts}`);
    expect(directive(plain, 'img-src')).toBe("'self' data:");
    expect(plain).not.toMatch(/google|clarity|bing|unsafe/);
    const full = contentSecurityPolicy(everything, []);
    expect(directive(full, 'script-src')).toBe("'self' https://*.googletagmanager.com https://*.clarity.ms");
    expect(directive(full, 'img-src')).toContain('https://photos.example');
    expect(directive(full, 'connect-src')).toContain('https://mail.example');
    expect(full).not.toContain('unsafe');
  });

  test('[A4] text becomes HTML or a script only through its named policies, the second only with ids', () => {
    for (const content of [shipped, everything])
      expect(directive(contentSecurityPolicy(content, []), 'require-trusted-types-for')).toBe("'script'");
    expect(directive(contentSecurityPolicy(shipped, []), 'trusted-types')).toBe('site');
    expect(directive(contentSecurityPolicy(everything, []), 'trusted-types')).toBe('site default');
  });

  test.each([
    [[], ''],
    [['https://thanks.example/done?a=1'], ' https://thanks.example'],
    [
      ['https://thanks.example/a', 'https://pay.example:8443/', 'https://form.example/b'],
      ' https://thanks.example https://pay.example:8443',
    ],
  ])('the form may go on to %j, also before it is shown', (furtherUrls, added) => {
    const quoteForm = { ...shipped.business.quoteForm, furtherUrls };
    const policy = contentSecurityPolicy({ ...shipped, business: { ...shipped.business, quoteForm } }, []);
    expect(directive(policy, 'frame-src')).toBe(`https://form.example https://maps.example${added}`);
    expect(directive(policy, 'connect-src')).toBe(`'self' https://form.example https://maps.example${added}`);
  });

  test('[A4] follows the ids and the endpoint in the content', () => {
    const tracking = { measurementId: null, replayId: 'abc' };
    const replayed = contentSecurityPolicy({ ...shipped, business: { ...shipped.business, tracking } }, []);
    expect(directive(replayed, 'script-src')).toBe("'self' https://*.clarity.ms");
    const delivery = { endpoint: 'https://a.example/' };
    const delivered = contentSecurityPolicy({ ...shipped, business: { ...shipped.business, delivery } }, []);
    expect(delivered).toBe(
      contentSecurityPolicy(shipped, []).replace(
        "connect-src 'self' https://form.example https://maps.example",
        "connect-src 'self' https://form.example https://maps.example https://a.example",
      ),
    );
  });
});

describe('inline styles and scripts', () => {
  test('each distinct style has one hash', () => {
    const documents = new Map([
      ['a.html', '<style>b{}</style><script type="application/ld+json">{"a":1}</script>'],
      ['b.html', '<style>b{}</style><style>c{}</style><script type="module" src="/a.js"></script>'],
    ]);
    expect(styleHashes(documents)).toHaveLength(2);
    // printf 'b{}' | openssl dgst -sha256 -binary | base64
    expect(styleHashes(documents)).toContain('7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=');
  });

  test.each([
    ['a script', '<script>run()</script>', 'a.html has an inline script'],
    ['a module', '<script type="module">run()</script>', 'a.html has an inline script'],
    ['a style attribute', '<p id="a" style="color:red">', 'a.html has the attribute style'],
    ['a handler', '<img alt="" onerror="run()">', 'a.html has the attribute onerror'],
  ])('%s stops the build', (_, html, message) => {
    expect(() => styleHashes(new Map([['a.html', html]]))).toThrow(message);
  });
});
