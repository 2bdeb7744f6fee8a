import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Keeps the paths of modules in `import.meta`. */
const places = {
  name: 'desk:places',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/**
 * Bundles the desk with the site's configuration, and runs the result. Node.js would need three seconds to load their
 * hundreds of TypeScript modules; bundling them at each start takes one.
 * @param root the project's root folder, with `desk.config.ts`
 * @returns the exports of `main.ts`, and the site
 */
export async function bundled(root) {
  const outDir = path.join(root, '.cache/desk');
  // React's development mode takes three times as long for each key typed in a form.
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [places],
    build: {
      ssr: true,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: { main: path.join(import.meta.dirname, 'main.ts'), site: path.join(root, 'desk.config.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const output = (name) => import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href);
  const [main, { default: site }] = await Promise.all([output('main'), output('site')]);
  return { ...main, site };
}
