import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Bundles the desk's page. A browser would request a hundred modules from the dev server, which is busy with the site
 * when the desk starts.
 * @param root the project's root folder
 * @returns the script
 */
export async function bundledPage(root: string): Promise<string> {
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
      rolldownOptions: { input: path.join(import.meta.dirname, 'main.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
