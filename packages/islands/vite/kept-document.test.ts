import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { ssrOf } from './ssr.ts';

test('a start shows the kept document until the code is read, and reloads it if it has changed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'new/page.json');
  let stamp = 'as it was';
  const site = copiedSite({ keep: { file, stamp: async () => stamp } });
  onTestFinished(site.remove);
  const write = (words: string) =>
    site.write(
      'site.tsx',
      `import './site.css';
export default { paths: ['/'], notFoundPath: '/404', files: new Map(),
  render: () => <html><head></head><body><main className="page">${words}</main></body></html> };`,
    );
  const start = async () => {
    const vite = await createServer(site.config);
    const send = vi.spyOn(vite.environments.client.hot, 'send');
    const http = createHttpServer(vite.middlewares).listen(0);
    const get = async (address: string) => {
      const response = await fetch(`http://localhost:${(http.address() as AddressInfo).port}${address}`);
      return (await response.text()).replace(/<meta name="rendered"[^>]*>/, '');
    };
    return {
      get,
      isRead: () => ssrOf(vite).moduleGraph.idToModuleMap.size > 0,
      reloads: () => send.mock.calls.filter(([event]) => Object(event).type === 'full-reload').length,
      async close() {
        http.closeAllConnections();
        http.close();
        await vite.close();
      },
    };
  };

  write('First words');
  let server = await start();
  const document = await server.get('/');
  expect(document).toContain('First words');
  await expect.poll(() => existsSync(file)).toBe(true);
  await server.close();

  server = await start();
  expect(await server.get('/')).toBe(document);
  const [, sheet = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(document) ?? [];
  const css = await server.get(sheet);
  await expect.poll(server.isRead).toBe(true);
  expect(await server.get('/')).toBe(document);
  expect(await server.get(sheet)).toBe(css);
  expect(server.reloads()).toBe(0);
  await server.close();

  // A change that the stamp does not tell.
  write('Second words');
  server = await start();
  expect(await server.get('/')).toBe(document);
  await expect.poll(server.reloads).toBe(1);
  expect(await server.get('/')).toContain('Second words');
  await server.close();

  write('Third words');
  stamp = 'another';
  server = await start();
  expect(await server.get('/')).toContain('Third words');
  await server.close();
});
