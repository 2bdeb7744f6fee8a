import { patternSource } from '@site/serve';
import { describe, expect, test } from 'vitest';
import { nginxFiles, staticHostFile } from './files.ts';
import { shipped } from './fixtures.ts';
import { headerTable } from './table.ts';

describe('header files', () => {
  const documents = ['index.html', 'services.html', 'blog.html', 'blog/a.html', 'blog/b.html', '404.html'];
  const rules = headerTable(shipped, new Map(documents.map((name) => [name, ''])));

  test('only this site may embed documents, scripts and data; everyone may show pictures', () => {
    const policyOf = (address: string) =>
      rules
        .filter(({ path }) => new RegExp(patternSource(path)).test(address))
        .map(({ set }) => set['Cross-Origin-Resource-Policy'])
        .find((value) => value !== undefined);
    for (const address of ['/', '/services', '/blog', '/blog/b', '/assets/a.js', '/content/a.json'])
      expect(policyOf(address), address).toBe('same-origin');
    for (const address of ['/favicon.svg', '/images/a.jpg', '/api/content/attached_assets/a.jpg'])
      expect(policyOf(address), address).toBeUndefined();
  });

  test.each([
    ['without ids', { measurementId: null, replayId: null }, ['same-origin', undefined]],
    ['with page statistics', { measurementId: 'G-A', replayId: null }, ['same-origin', undefined]],
    ['with session replays', { measurementId: null, replayId: 'abc' }, [undefined, '*']],
    ['with both', { measurementId: 'G-A', replayId: 'abc' }, [undefined, '*']],
  ])('%s, the host of replays may load styles and fonts only if there are any', (_, tracking, expected) => {
    const content = { ...shipped, business: { ...shipped.business, tracking } };
    const table = headerTable(content, new Map([['index.html', '']]));
    const sent = (address: string, name: string) =>
      table.findLast(({ path, set }) => set[name] && new RegExp(patternSource(path)).test(address))?.set[
        name
      ];
    const names = ['Cross-Origin-Resource-Policy', 'Access-Control-Allow-Origin'];
    for (const file of ['/assets/deferred-1.css', '/assets/figtree-1.woff2', '/assets/icons-1.svg'])
      expect(
        names.map((name) => sent(file, name)),
        file,
      ).toEqual(expected);
    for (const address of ['/', '/content/a.json'])
      expect(
        names.map((name) => sent(address, name)),
        address,
      ).toEqual(['same-origin', undefined]);
  });

  test('documents, and only documents, tell hosts not to modify them', () => {
    const cachingOf = (address: string) =>
      rules
        .filter(({ path }) => new RegExp(patternSource(path)).test(address))
        .flatMap(({ set }) => set['Cache-Control'] ?? []);
    for (const address of ['/', '/services', '/blog', '/blog/b', '/404'])
      expect(cachingOf(address), address).toEqual(['no-cache, no-transform']);
    for (const address of ['/favicon.svg', '/images/a.jpg', '/content/a.json', '/servicesx'])
      expect(cachingOf(address), address).toEqual([]);
    // nginx answers unknown paths with the 404 page.
    const [, caching = ''] =
      /\$site_cache_control \{\n {2}default "(.*)";/.exec(nginxFiles(rules).maps) ?? [];
    expect(caching).toBe('no-cache, no-transform');
  });

  test('no URL gets a header twice, which static hosts would join', () => {
    for (const address of [
      '/',
      '/services',
      '/blog/a',
      '/assets/a.js',
      '/content/a.json',
      '/api/content/attached_assets/a.1-2.avif',
    ]) {
      const names = rules
        .filter(({ path }) => new RegExp(patternSource(path)).test(address))
        .flatMap(({ set }) => Object.keys(set));
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test('no pattern has two rules, because Cloudflare would use only the last', () => {
    const patterns = rules.map(({ path }) => path);
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  test('_headers has the rules of the table, within the limits of Cloudflare Pages', () => {
    const text = staticHostFile(rules);
    const read = text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path, ...lines] = block.split('\n');
        const set = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
        return { path, set: Object.fromEntries(set) };
      });
    expect(read).toEqual(rules);
    expect(read.length).toBeLessThanOrEqual(100);
    for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
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
});
