import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { codeSplitting } from './bundle.ts';

/** The shared code modules in each chunk of three entries, two of which also share content of a given size. */
async function sharedCode(bytesOfContent: number): Promise<string[]> {
  const entry = `import { some } from '/src/ui/some.ts'; import { texts } from '/src/content/texts.ts';
    console.log(some, texts);`;
  const modules: Record<string, string> = {
    '/src/content/texts.ts': `export const texts = '${'t'.repeat(bytesOfContent)}';`,
    '/src/ui/all.ts': `export const all = '${'a'.repeat(30_000)}';`,
    '/src/ui/some.ts': `import { all } from '/src/ui/all.ts'; export const some = all + '${'s'.repeat(4_000)}';`,
    '/one.ts': "import { all } from '/src/ui/all.ts'; console.log(all);",
    '/two.ts': entry,
    '/three.ts': entry,
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (modules[id] ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ['/one.ts', '/two.ts', '/three.ts'], output: { codeSplitting } },
    },
  })) as Rolldown.RolldownOutput;
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.moduleIds] : []))
    .map((ids) => ids.filter((id) => id.startsWith('/src/ui/')).join(' '))
    .filter((names) => names !== '')
    .sort();
}

test('the amount of content does not change which code shares a chunk', async () => {
  const chunks = await sharedCode(10);
  expect(chunks.join(' ')).toContain('some.ts');
  expect(await sharedCode(40_000)).toEqual(chunks);
});
