import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

// One file of each layer, for the files below to import.
const page = 'src/pages/Home.tsx';
const section = 'src/sections/home/Hero.tsx';
const otherSection = 'src/sections/about/Story.tsx';
const layout = 'src/layout/after-main/Footer.tsx';
const link = 'src/links/CallLink.tsx';
const query = 'src/queries/client.ts';
const widget = 'src/ui/Button.tsx';
const hook = 'src/hooks/use-in-view.ts';
const browser = 'src/browser/init.ts';
const content = 'src/content/index.ts';
const islands = '@site/islands';
const inPackages = ['packages/islands/island.tsx', 'packages/photos/files.ts', 'packages/serve/main.ts'];

/** Any file may import it. */
const allowed = '@anyone/anything';
const react = ['react', 'react-dom'];
const ofTheSite = [
  widget,
  'pipeline/config.ts',
  'scripts/check.ts',
  'tests/site.ts',
  'sample/content/gallery.json',
];
const inPages = [page, section, layout, ...inPackages];
const inSections = [page, otherSection, layout, ...inPackages];
const aboveWidgets = [...inPages, link, query, content, islands];
const aboveBrowser = [...inPages, link, content, islands, widget, hook, ...react];

/** What a file in each place must not import. That it may import the rest shows in the project's own files. */
const refused: Record<string, string[]> = {
  'packages/any/new.ts': [...ofTheSite, ...inPackages, islands, 'packages/desk/site.ts'],
  'packages/islands/fixtures/new.ts': [
    ...ofTheSite,
    ...inPackages.slice(1),
    '@site/serve',
    'packages/desk/site.ts',
  ],
  'packages/desk/server/new.ts': [...ofTheSite, ...inPackages, islands, 'desk.config.ts'],
  ...Object.fromEntries(
    ['', 'src/', 'scripts/', 'pipeline/', 'tests/'].map((at) => [`${at}new.ts`, inPackages]),
  ),
  'src/lib/new.ts': [...aboveWidgets, widget, hook, browser, ...react],
  'src/hooks/new.ts': [...aboveWidgets, widget],
  'src/ui/New.tsx': aboveWidgets,
  'src/links/New.tsx': [...inPages, islands],
  'src/sections/New.tsx': [...inPages, content],
  'src/sections/home/New.tsx': [...inSections, content],
  'src/sections/home/New.island.tsx': inSections,
  'src/sections/gallery/New.tsx': inSections,
  'src/sections/quote-form/New.tsx': inSections,
  'src/layout/New.tsx': [page, section, link, content, ...inPackages],
  'src/pages/New.tsx': [page, ...inPackages],
  'src/browser/new.ts': aboveBrowser,
  'src/enhancements.ts': aboveBrowser,
  'src/ui/New.browser.ts': aboveBrowser,
};

/** The import path from one file to another; a bare name is a package. */
function importPath(from: string, to: string): string {
  if (to.startsWith('@') || react.includes(to)) return to;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

test('each import rule of biome.jsonc refuses a file that breaks it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  cpSync(path.join(root, 'biome.jsonc'), path.join(folder, 'biome.jsonc'));
  for (const [file, targets] of Object.entries(refused)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const lines = [...targets, allowed].map((to) => `import '${importPath(file, to)}';\n`);
    writeFileSync(path.join(folder, file), lines.join(''));
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const only = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  const args = [biome, 'lint', ...only, '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  type Found = { message: string; location: { path: string; start: { line: number } } };
  const found: Found[] = JSON.parse(stdout).diagnostics;
  for (const [file, targets] of Object.entries(refused)) {
    const lines = found.flatMap(({ location }) => (location.path === file ? [location.start.line] : []));
    const broken = [...targets, allowed].filter((_, at) => lines.includes(at + 1));
    expect({ file, broken }).toEqual({ file, broken: targets });
  }
  const messages = readFileSync(path.join(root, 'biome.jsonc'), 'utf8').matchAll(
    /"group"[^\]]*\],\s*"message": "([^"]*)"/g,
  );
  expect(new Set(found.map(({ message }) => message))).toEqual(
    new Set([...messages].map(([, text]) => text)),
  );
});

test('the files used to try the rules exist in the project', () => {
  // A site may have removed the desk.
  const files = Object.values(refused)
    .flat()
    .filter((name) => /^\w.*\//.test(name) && !name.includes('desk'));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the configuration of Vite imports nothing from src, because each change there would restart Vite', async () => {
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, undefined, root, 'silent', undefined, 'runner');
  const files = loaded?.dependencies.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  expect(files).toContain('pipeline/config.ts');
  expect(files?.filter((file) => file.startsWith('src/'))).toEqual([]);
});
