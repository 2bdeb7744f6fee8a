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
  ['pipeline/new.ts', '@site/desk', '@site/serve'],
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

test('npm run check reports each forbidden import, also a late one, and not the allowed ones', () => {
  const found = rows.flatMap(([file, forbidden, allowed]) =>
    wrongImports(file, `import '${allowed}';\nconst late = import('${forbidden}');`),
  );
  expect(found).toEqual(
    rows.map(([file, forbidden], index) => `${file} imports ${forbidden}. ${rules[index]?.[1]}`),
  );
  expect(rows).toHaveLength(rules.length);
});

test('the configuration of Vite imports nothing from src, because each change there would restart Vite', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, undefined, root, 'silent', undefined, 'runner');
  const files = loaded?.dependencies.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  expect(files).toContain('pipeline/config.ts');
  expect(files?.filter((file) => file.startsWith('src/'))).toEqual([]);
});
