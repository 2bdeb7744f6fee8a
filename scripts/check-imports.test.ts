import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { rules, wrongImports } from './check-imports.ts';

/** For each rule, in its order: a file, what it must not import, and what it may. */
const rows = [
  ['packages/islands/new.ts', '../../src/ui/Button.tsx', './vite/ssr.ts'],
  ['packages/photos/new.ts', '@site/islands', 'react'],
  ['packages/desk/server/new.ts', '@site/islands', '@site/photos/fixtures/heic'],
  ['scripts/new.ts', '../packages/serve/main.ts', '@site/serve'],
  ['src/lib/new.ts', '../content/index.ts', '../content/schemas/files.ts'],
  ['src/hooks/use-new.ts', '../ui/Button.tsx', 'react'],
  ['src/ui/New.tsx', '../links/CallLink.tsx', '../hooks/use-in-view.ts'],
  ['src/links/New.tsx', '../layout/after-main/Footer.tsx', '../ui/layout/Stack.tsx'],
  ['src/sections/home/New.tsx', '../../pages/Home.tsx', '../../ui/layout/Stack.tsx'],
  ['src/sections/home/New.tsx', '../about/Story.tsx', '../quote-form/fields.ts'],
  ['src/sections/home/New.tsx', '../../content/index.ts', '../../content/schemas/files.ts'],
  ['src/layout/New.tsx', '../links/CallLink.tsx', '../ui/Button.tsx'],
  ['src/pages/New.tsx', './Home.tsx', './New.module.css'],
  ['src/browser/new.ts', 'react', '../content/notices.ts'],
] as const;

test('npm run check has a row here for each import rule', () => {
  expect(rows).toHaveLength(rules.length);
});

test.each(rows)('npm run check reports that %s imports %s, and not %s', (file, forbidden, allowed) => {
  const [, why] = rules[rows.findIndex((row) => row[0] === file && row[1] === forbidden)] ?? [];
  const source = `import '${allowed}';\nexport * from '${forbidden}';`;
  expect(wrongImports(file, source)).toEqual([`${file} imports ${forbidden}. ${why}`]);
});

test.each([
  ['src/sections/New.tsx', '../sections/home/Hero.tsx'],
  ['src/ui/New.browser.ts', './Button.tsx'],
  ['vite.config.ts', './packages/serve/main.ts'],
])('npm run check reports that %s imports %s late', (file, forbidden) => {
  expect(wrongImports(file, `const late = import('${forbidden}');`)).toHaveLength(1);
});

test('islands and their parts may import content, and the fixture site of islands imports them by name', () => {
  for (const file of ['home/New.island.tsx', 'gallery/New.tsx'])
    expect(wrongImports(`src/sections/${file}`, "import '../../content/index.ts';")).toEqual([]);
  expect(wrongImports('packages/islands/fixtures/new.ts', "import '@site/islands';")).toEqual([]);
});

test('the configuration of Vite imports nothing from src, because each change there would restart Vite', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, undefined, root, 'silent', undefined, 'runner');
  const files = loaded?.dependencies.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  expect(files).toContain('pipeline/config.ts');
  expect(files?.filter((file) => file.startsWith('src/'))).toEqual([]);
});
