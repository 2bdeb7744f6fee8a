import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type * as ContentReads from './content-reads.ts';

const root = path.resolve(import.meta.dirname, '..');
const contentReads = path.join(import.meta.dirname, 'content-reads.ts');

/** Fields that no document has to show, with the reason. The code must still use them. */
const shownElsewhere: [fields: RegExp, reason: string][] = [
  [/^business\./, 'build steps write structured data and headers from it'],
  [
    /^layout\.(lightbox|notices|carousel|chat)\.|^gallery\.\w+Label$|\.looksAfter\[\]$/,
    'shown by scripts, or on some days only',
  ],
  [
    /\.(loading|empty\w*|error|refresh|readLess)$/,
    'shown while a list loads, if it is empty, or after a click',
  ],
  [
    /\.quoteWithDetails$|^layout\.labourHire$|^notes\.privacy\.|^ndis\.rights\./,
    'shown if a fact requires it',
  ],
  [/^home\.(quoteForm|ourWork)\.|^contact\.area\.check\./, 'answers of a form or a request'],
  [/^(home\.\w+\.five\[\]|home\.hero)\./, 'shown by other variants of home'],
  [/^gallery\.(filters|more)/, 'shown if lists are long enough'],
  [/\.(placeholder|width|height|focus\[\])$/, 'added to each photo, and read only in some places'],
  [/^photos\./, 'read earlier, when photos are encoded'],
  [/^brand\./, 'drawn, not read'],
  [/^articles\[\]\.(body\.|source$)/, 'the parsed text of an article, whose parts are no fields'],
];

/** A Vite plugin that records which content fields are read while pages render. */
export function watchContent(): Plugin {
  return {
    name: 'check:watch-content',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/content\/index\.ts$/, code: /^export const content = / },
      handler: (code) => `import { watched } from ${JSON.stringify(contentReads)};
const plain = ${code.slice('export const content = '.length)}
export const content = watched(plain);`,
    },
  };
}

/**
 * Finds content fields that nothing shows. Call it after all pages have been rendered.
 * @param server a dev server with the plugin `watchContent`
 * @param html the documents of all pages
 * @returns one sentence for each field
 */
export async function unusedFields(server: ViteDevServer, html: string): Promise<string[]> {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const { unreadFields } = await runner.import<typeof ContentReads>(contentReads);
  const files = globSync(['src/**/*.{ts,tsx}', 'pipeline/**/*.ts'], {
    cwd: root,
    ignore: ['src/content/schemas/**', '**/*.test.ts'],
  });
  const code = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const isNamed = (field: string) => new RegExp(`\\b${field.match(/\w+(?=\W*$)/)?.[0]}\\b`).test(code);
  return unreadFields(html)
    .filter((field) => !(shownElsewhere.some(([fields]) => fields.test(field)) && isNamed(field)))
    .map(
      (field) =>
        `No page shows the field ${field}: show it, or remove it from its file in content and its schema.`,
    );
}
