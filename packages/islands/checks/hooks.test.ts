import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { checkIslands } from '../vite/index.ts';

let site: ReturnType<typeof copiedSite>;
beforeEach(() => {
  site = copiedSite();
});
afterEach(() => site.remove());

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
  const server = await createServer(site.config);
  try {
    return await checkIslands(server);
  } finally {
    await server.close();
  }
}

test('a hook outside islands is reported, with its file and line; in an island it is allowed', async () => {
  expect(await faultsOf()).toEqual([]);
  site.write(
    'use-count.ts',
    "import {\n  useId,\n  useState as use } from 'react';\nexport const useCount = () => use(useId());",
  );
  site.write('deep.ts', "export * from './use-count.ts';");
  writePage('<main />', "import './deep.ts'; import type {} from './type.ts';");
  expect(await faultsOf()).toEqual([
    'src/use-count.ts:3: useState does nothing outside an island: move it to a file Name.island.tsx, or to plain ' +
      'TypeScript in src. It is imported by src/site.tsx → src/deep.ts.',
  ]);
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
