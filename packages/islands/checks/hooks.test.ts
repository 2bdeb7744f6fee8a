import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { checkIslands } from '../vite/index.ts';
import { hookCalls } from './hooks.ts';

let site: ReturnType<typeof copiedSite>;
let server: ViteDevServer;
beforeEach(() => {
  site = copiedSite();
});
afterEach(async () => {
  await server?.close();
  site.remove();
});

function writePage(main: string, code = '') {
  site.write(
    'site.tsx',
    `import { Island } from '@site/islands';
import { Counter } from './Counter.island.tsx';
${code}
const Page = () => <html><body>${main}</body></html>;
export default { paths: ['/', '/about'], notFoundPath: '/404', render: () => <Page />, files: new Map() };`,
  );
}

async function faultsOf(): Promise<string[]> {
  server = await createServer(site.config);
  return checkIslands(server);
}

const calls = (code: string) => hookCalls('x.tsx', code).map(({ line, hook }) => `${line} ${hook}`);

test('state, effect and ref hooks of React are found under any import name', () => {
  const found = calls(`import React, { useState, useEffect as onMount } from 'react';
    import * as All from 'react';
    export function A() {
      const [a] = useState<string>('');
      onMount(() => {});
      React.useRef(null);
      return <b>{All.useTransition()}</b>;
    }`);
  expect(found).toEqual(['4 useState', '5 useEffect', '6 useRef', '7 useTransition']);
});

test.each([
  [
    'hooks that work in static HTML',
    "import { use, useId, useMemo } from 'react'; use(a); useId(); useMemo(b);",
  ],
  ['hooks of other packages', "import { useState } from './own.ts'; useState();"],
  ['mentions without a call', "import { useState } from 'react'; const other = [useState];"],
  ['methods of the same name', "import * as React from 'react'; own.useState(); React.use(a);"],
])('%s are allowed', (_name, code) => {
  expect(calls(code)).toEqual([]);
});

test('hooks in an island are allowed', async () => {
  expect(await faultsOf()).toEqual([]);
});

test('a hook outside islands is reported, with its file and line; the dev server warns of it once', async () => {
  const hook = "import { useState } from 'react';\n\nexport const useCount = () => useState(0);";
  site.write('use-count.ts', hook);
  site.write('deep.ts', "export * from './use-count.ts';");
  writePage('<main />', "import './deep.ts'; import type {} from './type.ts';");
  const sentence =
    'src/use-count.ts:3: useState does nothing outside an island: move it to a file Name.island.tsx, or to plain ' +
    'TypeScript in src. It is imported by src/site.tsx → src/deep.ts.';
  expect(await faultsOf()).toEqual([sentence]);
  const warn = vi.spyOn(server.config.logger, 'warn');
  const http = createHttpServer(server.middlewares).listen(0);
  const { port } = http.address() as AddressInfo;
  const open = (path: string) => fetch(`http://localhost:${port}${path}`);
  await open('/');
  await vi.waitFor(() => expect(warn.mock.calls.map(([line]) => line)).toEqual([sentence]));
  await open('/about');
  await open('/');
  expect(warn).toHaveBeenCalledOnce();
  http.close();
});

test.each([
  [
    'an island must export a component with the name of its file',
    'export const Other = () => <b />;',
    '<Island component={Counter} />',
    '/src/Counter.island.tsx is an island, so it must export a component named Counter.',
  ],
  [
    'a component of any other file is not an island',
    'export const Counter = () => <b />;',
    '<Island component={Page} />',
    'Page is not an island: move it to Page.island.tsx.',
  ],
  [
    'more bytes of props than a page may have are refused',
    'export const Counter = () => <b />;',
    "<Island component={Counter} props={{ id: 'x'.repeat(2000) }} />",
    'The island props of / have 2009 bytes; a page may have 2000.',
  ],
])('%s', async (_name, island, main, sentence) => {
  site.write('Counter.island.tsx', island);
  writePage(main);
  expect((await faultsOf())[0]).toContain(sentence);
});
