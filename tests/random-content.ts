import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';
import { parse, stringify } from 'yaml';
import { framework, type Prerender } from '../framework/index.ts';
import { siteOptions } from '../pipeline/config.ts';
import type { LoadedContent } from '../pipeline/content/load.ts';
import { documentHead } from '../pipeline/document-head.ts';
import { siteColours } from '../pipeline/site-colours.ts';
import { root } from './test-content.ts';

async function noContent(): Promise<never> {
  throw new Error('Only documents need the content of a site, and none is finished here.');
}

/**
 * Builds what draws the documents once, in such a way that each call draws other content.
 * @param outDir inside the project, where Node finds React
 * @returns draws every document, by its path
 */
export async function contentDrawer(outDir: string) {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react(),
      framework({ ...siteOptions(root, noContent), headOf: () => '' }),
      {
        name: 'content-when-run',
        load: {
          filter: { id: /\/src\/content\/index\.ts$/ },
          handler: () => 'export const content = globalThis.contentWhenRun;',
        },
      },
    ],
    environments: { ssr: { build: { outDir } } },
  });
  if (builder.environments.ssr) await builder.build(builder.environments.ssr);
  const colours = await siteColours(root);
  let runs = 0;
  return async (content: LoadedContent): Promise<Map<string, string>> => {
    Object.assign(globalThis, { contentWhenRun: content });
    runs += 1;
    const file = `${pathToFileURL(path.join(outDir, 'prerender.mjs')).href}?run=${runs}`;
    const { paths, render } = (await import(/* @vite-ignore */ file)) as Prerender;
    const documents = new Map<string, string>();
    for (const to of [...paths, '/404'])
      documents.set(
        to,
        (await render(to)).html.replace('</head>', () => `${documentHead(content, colours, to)}</head>`),
      );
    return documents;
  };
}

/** Replaces text of a YAML or JSON file: `change` gets each string, with its number among those of the file. */
export function withTexts(
  file: string,
  source: string,
  change: (text: string, index: number) => string,
): string {
  let index = -1;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      index += 1;
      return change(value, index);
    }
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]));
  };
  return file.endsWith('.json') ? JSON.stringify(walk(JSON.parse(source))) : stringify(walk(parse(source)));
}

/** Whether a text is one that its writer is free in: words, and not a number, name of a file, address or choice. */
export function isProse(text: string): boolean {
  return text !== 'Team Member' && /[a-z]\S* \S*[a-z]/i.test(text) && !/^[\d: +-]+$|:\/\//.test(text);
}
