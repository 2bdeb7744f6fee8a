import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askPort, listen } from './fixtures/site.ts';
import { readHeaderRules } from './header-rules.ts';
import { createSiteServer } from './site-server.ts';
import { watchBuild } from './watch-build.ts';

let base: string;
let port: number;
let server: ReturnType<typeof createSiteServer>;

/** Writes a build to another folder and then moves it to dist, as the build does. */
function build(name: string, rules = JSON.stringify([{ path: '/*', set: { 'X-Build': name } }])) {
  const work = join(base, 'dist.building');
  mkdirSync(join(work, 'site/assets'), { recursive: true });
  writeFileSync(join(work, 'headers.json'), rules);
  writeFileSync(join(work, 'site/index.html'), `<!doctype html><title>${name.repeat(20)}</title>`);
  writeFileSync(join(work, `site/assets/${name}.js`), name);
  rmSync(join(base, 'dist'), { recursive: true, force: true });
  renameSync(work, join(base, 'dist'));
}

const served = () => ({
  root: join(base, 'dist/site'),
  headers: readHeaderRules(join(base, 'dist/headers.json')),
});
const ask = (path: string, fields = {}) => askPort(port, path, fields);

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'watch-build-'));
  build('one');
  server = createSiteServer({
    ...served(),
    watchBuilds: (serveBuild) => watchBuild(join(base, 'dist/headers.json'), () => serveBuild(served())),
  });
  port = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(base, { recursive: true, force: true });
});

it('serves a new build as a whole: its documents, their lengths and ETags, its files and headers', async () => {
  const { headers } = await ask('/');
  expect(headers['x-build']).toBe('one');
  build('another');
  await expect.poll(async () => (await ask('/')).headers['x-build']).toBe('another');
  const { status, headers: now, body } = await ask('/', { 'If-None-Match': headers.etag });
  expect([status, body.toString()]).toEqual([200, `<!doctype html><title>${'another'.repeat(20)}</title>`]);
  expect(now['content-length']).toBe(String(body.length));
  expect(now.etag).not.toBe(headers.etag);
  expect((await ask('/assets/another.js')).body.toString()).toBe('another');
  expect((await ask('/assets/one.js')).status).toBe(404);
  build('third');
  await expect.poll(async () => (await ask('/')).headers['x-build']).toBe('third');
});

it('serves the old build, and prints why, if the headers of a new build cannot be read', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  build('two', 'not what a build writes');
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(said.mock.calls[0]?.[0]).toBe('The new build cannot be served, so build again:');
  expect((await ask('/')).headers['x-build']).toBe('one');
  said.mockRestore();
  build('six');
  await expect.poll(async () => (await ask('/')).headers['x-build']).toBe('six');
});
