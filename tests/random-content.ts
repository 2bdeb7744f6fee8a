import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { islands, type Prerender } from '@site/islands/vite';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { brandColours } from '../pipeline/brand-colours.ts';
import { siteOptions } from '../pipeline/config.ts';
import type { LoadedContent } from '../pipeline/content/load.ts';
import { documentHead } from '../pipeline/document-head.ts';
import { contentFiles } from '../src/content/schemas/files.ts';
import { documentNames, root, sampleDir, testContent, testOutput } from './test-content.ts';

/** A copy of the content whose prose a test replaces, and the documents rendered from it. */
export type RandomSite = Awaited<ReturnType<typeof randomSite>>;

/** Call `remove` at the end. */
export async function randomSite() {
  const content = await testContent();
  const output = await testOutput();
  const render = await contentRenderer(output.outDir);
  const sources = new Map<string, string>();
  for (const { file } of Object.values(contentFiles)) sources.set(file, await content.read(file));
  return {
    content,
    documents: async () => render(await content.load()),
    /** Writes every file with changes in its prose. */
    async write(change: (text: string, index: number, file: string) => string): Promise<void> {
      for (const [file, source] of sources)
        await content.write(
          file,
          withTexts(file, source, (text, index) =>
            isProse(text) ? withVariables(text, change(text, index, file)) : text,
          ),
        );
    },
    async remove(): Promise<void> {
      Reflect.deleteProperty(globalThis, 'contentWhenRun');
      await content.remove();
      await output.remove();
    },
  };
}

/** A changed text with the variables of the original, such as {suburb}: without them it would be refused. */
function withVariables(before: string, after: string): string {
  const variables = before.match(/\{\w+\}/g);
  return variables && after !== before ? `${after.replaceAll(/[{}]/g, '')} ${variables.join(' ')}` : after;
}

/** Expects every document to contain its texts as text: none may become markup, a script or an address. */
export async function expectPlainMarkup(site: RandomSite): Promise<void> {
  const documents = await site.documents();
  expect(documents.size).toBe((await documentNames(site.content)).length);
  for (const [path, html] of documents) {
    const markup = html.replaceAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs, (_, data) => {
      expect(() => JSON.parse(data), path).not.toThrow();
      return '';
    });
    expect(html.toLowerCase(), path).not.toContain('<x-evil');
    expect(markup, path).not.toMatch(/onx-evil=["']/);
    expect(markup, path).not.toMatch(/<script|href="javascript:/);
    expect(html.match(/<\/(head|body|html|main)>/g), path).toHaveLength(4);
  }
}

async function noContent(): Promise<never> {
  throw new Error('Only documents need the content of a site, and none is finished here.');
}

/**
 * Builds the renderer once; each call can render other content.
 * @param outDir inside the project, where Node finds React
 * @returns renders every document, by path
 */
async function contentRenderer(outDir: string) {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react(),
      islands({ ...siteOptions(noContent, () => sampleDir), headOf: () => '' }),
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
  const { page = '' } = await brandColours(sampleDir);
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
        (await render(to)).replace('</head>', () => `${documentHead(content, page, to)}</head>`),
      );
    return documents;
  };
}

/** Replaces texts in a YAML or JSON file: `change` gets each string with its index in the file. */
function withTexts(file: string, source: string, change: (text: string, index: number) => string): string {
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

/** Whether a text is prose, not a number, file name, address or choice. */
function isProse(text: string): boolean {
  return text !== 'Team Member' && /[a-z]\S* \S*[a-z]/i.test(text) && !/^[\d: +-]+$|:\/\//.test(text);
}
