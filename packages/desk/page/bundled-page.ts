import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Bundles the desk's page. A browser would request a hundred modules from the dev server, which is busy with the site
 * when the desk starts.
 * @param root the project's root folder
 * @returns the content of `main.js` and `main.css`
 */
export async function bundledPage(root: string): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'main.tsx'),
        output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
