import path from 'node:path';
import { expect, test } from 'vitest';
import { clientEntry } from '../vite/entries.ts';
import { importGraph } from './import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(root, file);
/** The one border: islands.ts imports it when the first island hydrates. */
const border = at('framework/client/hydrate.tsx');
const isReact = (name: string) => /^(react|react-dom|scheduler)(\/|$)/.test(name);

function appShell(stopsAt: (file: string) => boolean) {
  return importGraph([at(clientEntry), at('framework/client/start.ts')], {
    stopsAt,
    aliases: {
      'virtual:site/early': at('src/browser/early.ts'),
      'virtual:site/enhancements': at('src/browser/enhancements.ts'),
    },
  });
}

test('no script of the app shell reaches React', () => {
  const graph = appShell((file) => file === border);
  const ways = [...graph].filter(([name]) => isReact(name)).map(([, way]) => way.join(' → '));
  expect(ways, 'The app shell reaches React by these ways.').toEqual([]);
  expect([...graph.keys()]).toEqual(expect.arrayContaining([at('src/browser/enhancements.ts'), border]));
});

test('React is behind the border, which is fetched with the first island', () => {
  const graph = appShell(() => false);
  const way = graph.get('react-dom/client') ?? [];
  expect(way.slice(-3)).toEqual([at('framework/client/islands.ts'), border, 'react-dom/client']);
});
