import path from 'node:path';
import { createServer } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { clientEntry } from '../site.ts';
import { importGraph } from './import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(root, file);
/** The one client boundary: islands.ts imports it when the first island hydrates. */
const boundary = at('framework/client/hydrate.tsx');
const isReact = (name: string) => /^(react|react-dom|scheduler)(\/|$)/.test(name);

/** The files of the site, from the Vite configuration of the project. */
let aliases: Record<string, string>;
beforeAll(async () => {
  const server = await createServer({
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { pluginContainer } = server.environments.client;
  const found = ['virtual:site/init', 'virtual:site/enhancements'].map(async (id) => {
    const file = (await pluginContainer.resolveId(id))?.id;
    if (!file) throw new Error(`The site has no ${id}.`);
    return [id, file];
  });
  aliases = Object.fromEntries(await Promise.all(found));
  await server.close();
});

function appShell(stopsAt: (file: string) => boolean) {
  return importGraph([at(clientEntry), at('framework/client/bootstrap.ts')], { stopsAt, aliases });
}

test('no script of the app shell imports React', () => {
  const graph = appShell((file) => file === boundary);
  const chains = [...graph].filter(([name]) => isReact(name)).map(([, chain]) => chain.join(' → '));
  expect(chains, 'The app shell imports React through these chains.').toEqual([]);
  expect([...graph.keys()]).toEqual(expect.arrayContaining([...Object.values(aliases), boundary]));
});

test('React is imported behind the boundary, which is fetched with the first island', () => {
  const graph = appShell(() => false);
  const chain = graph.get('react-dom/client') ?? [];
  expect(chain.slice(-3)).toEqual([at('framework/client/islands.ts'), boundary, 'react-dom/client']);
});
