import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { devPrerender } from '../framework/index.ts';
import { scriptsOf, sentBytes } from '../pipeline/budgets.ts';
import { giveUp } from './checker.ts';
import { renderServer } from './render-server.ts';

// Prints the pages, hydration trigger and size of each island, and the bytes of island props of each page.

const dist = path.resolve(import.meta.dirname, '../dist');
const manifestFile = path.join(dist, 'manifest.json');
if (!existsSync(manifestFile)) giveUp('Nothing is built yet: run "npm run build" first.');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The brotli bytes of an island's chunk, alone and with all its imports except React, which all islands share. */
function bytesOf(name: string): { 'own bytes': number | string; 'bytes with imports': number | string } {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}.island.tsx`)) ?? '';
  const chunk = manifest[source];
  if (!chunk) return { 'own bytes': 'not built yet', 'bytes with imports': 'not built yet' };
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file;
  const sizes = [...scriptsOf(manifest, [source])]
    .filter((file) => file !== react)
    .map((file) => sentBytes(path.join(dist, 'site', file)));
  return {
    'own bytes': sentBytes(path.join(dist, 'site', chunk.file)),
    'bytes with imports': total(sizes),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const server = await renderServer();
try {
  const { render, paths, notFoundPath } = await devPrerender(server);
  const pages = [];
  for (const page of [...paths, notFoundPath]) pages.push({ page, placed: (await render(page)).islands });
  const all = pages.flatMap(({ page, placed }) => placed.map(({ name, when }) => ({ name, when, page })));
  const islands = [...new Set(all.map(({ name }) => name))].map((island) => {
    const places = all.filter(({ name }) => name === island);
    const list = (key: 'page' | 'when') => [...new Set(places.map((place) => place[key]))].join(' ');
    return { island, pages: list('page'), hydrates: list('when'), ...bytesOf(island) };
  });
  console.table(islands);
  const withIslands = pages.filter(({ placed }) => placed.length > 0);
  console.table(
    withIslands.map(({ page, placed }) => ({
      page,
      islands: placed.length,
      // Empty props are not serialized.
      'bytes of props': total(placed.map(({ props }) => (props === '{}' ? 0 : Buffer.byteLength(props)))),
    })),
  );
  console.log('Bytes are brotli bytes without React. Chunks that several islands share are loaded once.');
} finally {
  await server.close();
}
