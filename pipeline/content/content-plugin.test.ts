import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contentPlugin } from './content-plugin.ts';
import type { ResolvedContent } from './photos/photos-in.ts';

const root = path.resolve(import.meta.dirname, '../..');
const content = {
  home: { faq: { heading: 'Asked' }, new: 'Now', rest: 'More' },
  layout: { call: 'Call us', menu: 'Menu' },
};

/** The scripts of an island with this code. */
async function scriptsOf(code: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'island',
        resolveId: (id) => (id === 'island' ? path.join(root, 'src/island.ts') : null),
        load: (id) =>
          id.endsWith('/island.ts') ? `import { content } from './content/index.ts'; ${code}` : null,
      },
      contentPlugin(root, async () => ({ content: content as unknown as ResolvedContent, focusStyles: '' })),
    ],
    build: { write: false, rolldownOptions: { input: 'island' } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('the browser gets only the content fields that an island names', async () => {
  const code = await scriptsOf(
    'console.log(content.home.faq.heading, content.home.new, content.layout.call);',
  );
  for (const sent of ['Asked', 'Now', 'Call us']) expect(code).toContain(sent);
  for (const unsent of ['More', 'Menu']) expect(code).not.toContain(unsent);
});

test.each([
  ['console.log(content);'],
  ['const layout = content.layout; console.log(content.home.new, layout.call, layout);'],
])('an island cannot send a whole file of the content: %s', async (code) => {
  await expect(scriptsOf(code)).rejects.toThrow('name each field where it is used, as in content.');
});
