import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const islandFile = /([A-Z]\w*)\.island\.tsx$/;

export function isIslandFile(file: string): boolean {
  return islandFile.test(file);
}

/** The files of all islands below a folder of the project, from the project's root on. */
export function islandFiles(root: string, folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter(isIslandFile)
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .sort();
}

/**
 * Tells the pre-render what an island is called and where it comes from: a file `Name.island.tsx` has to export the
 * component `Name`.
 */
export function markIslands(): Plugin {
  let root = '';
  return {
    name: 'framework:islands',
    configResolved(config) {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: islandFile },
      order: 'pre',
      handler(code, id) {
        const name = islandFile.exec(id)?.[1] ?? '';
        const source = `/${path.relative(root, id).replaceAll(path.sep, '/')}`;
        if (!new RegExp(`\\bexport (?:async )?(?:function|const|class) ${name}\\b`).test(code))
          this.error(`${source} is an island, so it has to export a component named ${name}.`);
        return { code: `${code}\n${name}.island = ${JSON.stringify({ name, source })};\n`, map: null };
      },
    },
  };
}
