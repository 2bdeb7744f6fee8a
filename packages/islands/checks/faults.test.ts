import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkIslands, islands } from '../vite/index.ts';
import { ssrOf } from '../vite/ssr.ts';
import { faultWarnings } from './faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');
/** A small site inside the project folder, so that Node.js resolves React. */
let dir: string;
let server: ViteDevServer | undefined;
beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(path.join(cache, 'test-site-'));
  write('enhancements.ts', '');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true });
});

const write = (name: string, code: string) => writeFileSync(path.join(dir, name), code);

function writePage(main: string, code = '') {
  write(
    'site.tsx',
    `import { Island } from '@site/islands';
import { Counter } from './Counter.island.tsx';
${code}
const Page = () => <html><body>${main}</body></html>;
export default { paths: ['/', '/about'], notFoundPath: '/404', render: () => <Page />, files: new Map() };`,
  );
}

async function start(): Promise<ViteDevServer> {
  const folder = path.relative(root, dir);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [
      react(),
      islands({
        server: `${folder}/site.tsx`,
        init: `${folder}/enhancements.ts`,
        enhancements: `${folder}/enhancements.ts`,
        source: folder,
        headOf: () => '',
      }),
    ],
  });
  return server;
}

const faultsOf = async () => {
  const faults = await checkIslands(await start());
  return faults.map((fault) => fault.replaceAll(path.relative(root, dir), 'src'));
};

const counter = `import { useRef, useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button ref={useRef(null)} onClick={() => setCount(count + 1)}>{count}</button>;
}`;

test('hooks, event props and refs are allowed in an island', async () => {
  write('Counter.island.tsx', counter);
  writePage('<main title="onClick" onFocus={undefined} ref={null}><Island component={Counter} /></main>');
  expect(await faultsOf()).toEqual([]);
});

test('each one outside islands is reported once, with its file and line', async () => {
  write('Counter.island.tsx', counter);
  write('use-count.ts', "import { useState } from 'react';\n\nexport const useCount = () => useState(0);");
  writePage('<main onClick={() => {}} ref={() => {}} />', "import './use-count.ts';");
  const explanation = 'move it to a file Name.island.tsx, or to plain TypeScript in src.';
  expect(await faultsOf()).toEqual([
    `src/use-count.ts:3: useState does nothing outside an island: ${explanation} It is imported by src/site.tsx.`,
    `src/site.tsx:4: "onClick" of <main> does nothing outside an island: ${explanation}`,
    `src/site.tsx:4: "ref" of <main> does nothing outside an island: ${explanation}`,
  ]);
});

test('the dev server warns of each once, and again after a code change', async () => {
  write('Counter.island.tsx', counter);
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
  write('Counter.island.tsx', 'export const Other = () => <b />;');
  writePage('<Island component={Counter} />');
  expect(await faultsOf()).toEqual([
    expect.stringContaining(
      '/src/Counter.island.tsx is an island, so it must export a component named Counter.',
    ),
  ]);
});

test('a component of any other file is not an island', async () => {
  write('Counter.island.tsx', counter);
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
  write(
    'Counter.island.tsx',
    'export const Counter = ({ texts = [] }: { texts?: string[] }) => <ul>{texts}</ul>;',
  );
  writePage(`<Island component={Counter} props={${props}} />`);
  const [fault] = await faultsOf();
  expect(fault).toContain(sentence);
});
