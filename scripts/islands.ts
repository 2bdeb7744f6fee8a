import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { devPrerender } from '../framework/index.ts';
import { scriptsOf, sentBytes } from '../pipeline/budgets.ts';
import { giveUp } from './checker.ts';
import { renderServer } from './render-server.ts';

// Prints each island with the pages where it stands, when it hydrates and its bytes; then the bytes of props of each page.

const dist = path.resolve(import.meta.dirname, '../dist');
const manifestFile = path.join(dist, 'manifest.json');
if (!existsSync(manifestFile)) giveUp('Nothing is built yet: run npm run build first.');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The brotli bytes of an island's own file, and of that with all it imports; React, which all share, left out. */
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
    'bytes with imports': sizes.reduce((sum, size) => sum + size, 0),
  };
}

const server = await renderServer();
try {
  const { render, paths, notFoundPath } = await devPrerender(server);
  const islands = new Map<string, { pages: string[]; hydrates: Set<string> }>();
  const props: { page: string; islands: number; 'bytes of props': number }[] = [];
  for (const page of [...paths, notFoundPath]) {
    const placed = (await render(page)).islands;
    for (const { name, when } of placed) {
      const island = islands.get(name) ?? { pages: [], hydrates: new Set() };
      islands.set(name, island);
      if (!island.pages.includes(page)) island.pages.push(page);
      island.hydrates.add(when);
    }
    // What is empty is not written.
    const bytes = placed.map((island) => (island.props === '{}' ? 0 : Buffer.byteLength(island.props)));
    if (placed.length > 0)
      props.push({
        page,
        islands: placed.length,
        'bytes of props': bytes.reduce((sum, size) => sum + size, 0),
      });
  }
  console.table(
    [...islands].map(([island, { pages, hydrates }]) => ({
      island,
      pages: pages.join(' '),
      hydrates: [...hydrates].join(' '),
      ...bytesOf(island),
    })),
  );
  console.table(props);
  console.log('Bytes are those of brotli, without React. What several islands share is fetched once.');
} finally {
  await server.close();
}
