import path from 'node:path';
import { expect, test } from 'vitest';
import { clientEntry } from '../site.ts';
import { importGraph } from './import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(root, file);
/** The one client boundary: islands.ts imports it when the first island hydrates. */
const boundary = at('framework/client/hydrate.tsx');
const isReact = (name: string) => /^(react|react-dom|scheduler)(\/|$)/.test(name);

function appShell(stopsAt: (file: string) => boolean) {
  return importGraph([at(clientEntry), at('framework/client/bootstrap.ts')], {
    stopsAt,
    aliases: {
      'virtual:site/init': at('src/browser/init.ts'),
      'virtual:site/enhancements': at('src/browser/enhancements.ts'),
    },
  });
}

test('no script of the app shell imports React', () => {
  const graph = appShell((file) => file === boundary);
  const chains = [...graph].filter(([name]) => isReact(name)).map(([, chain]) => chain.join(' → '));
  expect(chains, 'The app shell imports React through these chains.').toEqual([]);
  expect([...graph.keys()]).toEqual(expect.arrayContaining([at('src/browser/enhancements.ts'), boundary]));
});

test('React is imported behind the boundary, which is fetched with the first island', () => {
  const graph = appShell(() => false);
  const chain = graph.get('react-dom/client') ?? [];
  expect(chain.slice(-3)).toEqual([at('framework/client/islands.ts'), boundary, 'react-dom/client']);
});
