import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { checkIslands } from '../vite/index.ts';
import { ssrOf } from '../vite/ssr.ts';
import { faultWarnings } from './faults.ts';

let site: ReturnType<typeof copiedSite>;
let server: ViteDevServer | undefined;
beforeEach(() => {
  site = copiedSite();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
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

async function start(): Promise<ViteDevServer> {
  server = await createServer(site.config);
  return server;
}

const faultsOf = async () => checkIslands(await start());

test('hooks, event props and refs are allowed in an island', async () => {
  expect(await faultsOf()).toEqual([]);
  await server?.close();
  writePage(
    '<main title="onClick" onFocus={undefined} ref={null}><Island component={Counter} htmlProps={{ kinds: [] }} /></main>',
  );
  expect(await faultsOf()).toEqual([]);
});

test('each hook, event prop and ref outside islands is reported once, with its file and line', async () => {
  site.write(
    'use-count.ts',
    "import { useState } from 'react';\n\nexport const useCount = () => useState(0);",
  );
  writePage('<main onClick={() => {}} ref={() => {}} />', "import './use-count.ts';");
  const explanation = 'move it to a file Name.island.tsx, or to plain TypeScript in src.';
  expect(await faultsOf()).toEqual([
    `src/use-count.ts:3: useState does nothing outside an island: ${explanation} It is imported by src/site.tsx.`,
    `src/site.tsx:4: "onClick" of <main> does nothing outside an island: ${explanation}`,
    `src/site.tsx:4: "ref" of <main> does nothing outside an island: ${explanation}`,
  ]);
});

test('the dev server warns about each once, and again after a code change', async () => {
  writePage(
    '<main onClick={() => {}} />',
    "import { useState } from 'react';\nexport const useCount = () => useState(0);",
  );
  const created = await start();
  await checkIslands(created);
  const ssr = ssrOf(created);
  const warn = vi.spyOn(ssr.logger, 'warn');
  const warnings = faultWarnings();
  await warnings.print(ssr);
  await warnings.print(ssr);
  expect(warn.mock.calls.map(([line]) => line.match(/useState|onClick/)?.[0])).toEqual([
    'useState',
    'onClick',
  ]);
  warnings.onChange();
  await warnings.print(ssr);
  expect(warn).toHaveBeenCalledTimes(4);
});

test('an island must export a component with the name of its file', async () => {
  site.write('Counter.island.tsx', 'export const Other = () => <b />;');
  writePage('<Island component={Counter} />');
  expect(await faultsOf()).toEqual([
    expect.stringContaining(
      '/src/Counter.island.tsx is an island, so it must export a component named Counter.',
    ),
  ]);
});

test('a component of any other file is not an island', async () => {
  writePage('<Island component={Plain} />', 'const Plain = () => <b />;');
  expect(await faultsOf()).toEqual(['Plain is not an island: move it to Plain.island.tsx.']);
});

test.each([
  [
    'values that JSON cannot represent',
    '{ steps: [{ onEnd: () => {} }] }',
    'The island Counter cannot be hydrated: its prop "steps[0].onEnd" is a function.',
  ],
  [
    'a list that the HTML contains already',
    "{ texts: ['a', 'b', 'c', 'd & e'] }",
    'The prop "texts" of the island Counter repeats a list',
  ],
  [
    'more bytes than a page may have',
    "{ id: 'x'.repeat(2000) }",
    'The island props of / have 2009 bytes (Counter 2009)',
  ],
])('props with %s are refused', async (_name, props, sentence) => {
  site.write(
    'Counter.island.tsx',
    'export const Counter = ({ texts = [] }: { texts?: string[] }) => <ul>{texts}</ul>;',
  );
  writePage(`<Island component={Counter} props={${props}} />`);
  const [fault] = await faultsOf();
  expect(fault).toContain(sentence);
});
