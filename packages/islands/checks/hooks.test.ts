import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { checkIslands } from '../vite/index.ts';

let site: ReturnType<typeof copiedSite>;
beforeEach(() => {
  site = copiedSite();
});
afterEach(() => site.remove());

/** Replaces the module of the site by one with some pages, each given as JSX by its path. */
function writePages(pages: Record<string, string>, code = '') {
  const elements = Object.entries(pages).map(([path, jsx]) => `'${path}': () => ${jsx}`);
  site.write(
    'site.tsx',
    `import { Island } from '@site/islands';
import { Counter } from './Counter.island.tsx';
${code}
const pages = { ${elements.join(', ')} };
const render = (path) => <html><body>{pages[path]?.()}</body></html>;
export default { paths: Object.keys(pages), notFoundPath: '/404', render, files: new Map() };`,
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

test('a hook outside islands is reported with its file and line, not one in an island; so are wrong islands', async () => {
  site.write(
    'use-count.ts',
    "import {\n  useId,\n  useState as use } from 'react';\nexport const useCount = () => use(useId());",
  );
  site.write('deep.ts', "export * from './use-count.ts';");
  writePages(
    {
      '/good': '<Island component={Counter} props={{ step: 2 }} htmlProps={{ kinds: [] }} />',
      '/other': '<Island component={function Other() {}} />',
      '/long': "<Island component={Counter} props={{ id: 'x'.repeat(2000) }} htmlProps={{ kinds: [] }} />",
    },
    "import './deep.ts'; import type {} from './type.ts';",
  );
  expect(await faultsOf()).toEqual([
    'Other is not an island: move it to Other.island.tsx.',
    'The island props of /long have 2009 bytes; a page may have 2000.',
    'src/use-count.ts:3: useState does nothing outside an island: move it to a file Name.island.tsx, or to plain ' +
      'TypeScript in src. It is imported by src/site.tsx → src/deep.ts.',
  ]);
});

test('an island must export a component with the name of its file', async () => {
  site.write('Counter.island.tsx', 'export const Other = () => <b />;');
  writePages({ '/': '<Island component={Counter} />' });
  expect((await faultsOf())[0]).toContain(
    '/src/Counter.island.tsx is an island, so it must export a component named Counter.',
  );
});
