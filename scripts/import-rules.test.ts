import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

// One file of each layer, for the files below to import.
const page = 'src/pages/Home.tsx';
const section = 'src/sections/home/Hero.tsx';
const sharedSection = 'src/sections/PageHeader.tsx';
const quoteForm = 'src/sections/quote-form/QuoteForm.island.tsx';
const layout = 'src/layout/after-main/Footer.tsx';
const link = 'src/links/CallLink.tsx';
const query = 'src/queries/client.ts';
const widget = 'src/ui/Button.tsx';
const hook = 'src/hooks/use-in-view.ts';
const browser = 'src/browser/init.ts';
const enhancement = 'src/layout/Navbar.browser.ts';
const lib = 'src/lib/phone.ts';
const allContent = 'src/content/index.ts';
const schema = 'src/content/schemas/parts.ts';
const hasNotices = 'src/content/notices.ts';
const handOver = 'src/content/quote-hand-over.ts';
const islands = '@site/islands';
const inPackage = 'packages/islands/island.tsx';
const pageFolders = readdirSync(path.join(root, 'src/sections'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['home', 'quote-form'].includes(entry.name))
  .map(({ name }) => `src/sections/${name}`);
const outsidePackages = ['pipeline/config.ts', 'scripts/check-islands.ts', 'tests/site.ts'];
/** What no package may import, not even in its tests. */
const ofTheSite = [widget, allContent, 'sample/content/gallery.json', ...outsidePackages];
const besides = (file: string) => `${path.dirname(file)}/new.ts`;

const abovePages = [page, layout];
const otherSections = [...abovePages, ...pageFolders.map((folder) => `${folder}/Other.tsx`)];
const aboveSections = [...abovePages, section, sharedSection];
const aboveWidgets = [...aboveSections, link, query, allContent, islands, inPackage];

/** For a file in each folder: what it must not import, and some of what it may. A bare name is a package. */
const rules: Record<string, { forbidden: string[]; allowed: string[] }> = {
  'src/pages/New.tsx': {
    forbidden: [page, inPackage],
    allowed: [layout, section, sharedSection, link, widget, lib, allContent, islands],
  },
  'src/layout/New.tsx': {
    forbidden: [page, section, sharedSection, link, allContent, inPackage],
    allowed: [layout, widget, hook, lib, schema, islands],
  },
  'src/sections/New.tsx': {
    forbidden: [...abovePages, section, allContent, inPackage],
    allowed: [sharedSection, quoteForm, link, query, widget, lib, schema, islands],
  },
  'src/sections/home/New.tsx': {
    forbidden: [...otherSections, allContent, inPackage],
    allowed: [section, sharedSection, quoteForm, link, query, widget, hook, lib, schema, islands],
  },
  ...Object.fromEntries(
    ['home/New.island.tsx', 'quote-form/New.tsx', 'gallery/New.tsx'].map((name) => {
      const file = `src/sections/${name}`;
      const others = otherSections.filter((other) => path.dirname(other) !== path.dirname(file));
      const allowed = [sharedSection, quoteForm, link, query, widget, allContent, schema];
      return [file, { forbidden: [...others, inPackage], allowed }];
    }),
  ),
  'src/links/New.tsx': {
    forbidden: [...aboveSections, islands, inPackage],
    allowed: [link, widget, lib, allContent],
  },
  'src/ui/New.tsx': { forbidden: aboveWidgets, allowed: [widget, hook, lib, schema, 'react'] },
  'src/hooks/new.ts': { forbidden: [...aboveWidgets, widget], allowed: [hook, lib, schema, 'react'] },
  ...Object.fromEntries(
    ['browser/new.ts', 'enhancements.ts', 'ui/New.browser.ts', 'sections/home/New.browser.ts'].map((name) => {
      const above = aboveWidgets.filter((file) => file !== query);
      const forbidden = [...above, widget, hook, schema, 'react', 'react-dom'];
      return [`src/${name}`, { forbidden, allowed: [browser, enhancement, lib, hasNotices, handOver] }];
    }),
  ),
  'src/lib/new.ts': {
    forbidden: [...aboveWidgets, widget, hook, browser, 'react', 'react-dom'],
    allowed: [lib, schema, '@site/photos/variants'],
  },
  'packages/islands/checks/new.test.ts': {
    forbidden: [...ofTheSite, 'packages/photos/files.ts', '@site/photos', islands],
    allowed: [inPackage, 'packages/islands/vite/plugin.ts', 'react'],
  },
  'packages/islands/fixtures/new.ts': {
    forbidden: [...ofTheSite, 'packages/serve/main.ts', '@site/serve'],
    allowed: [islands, inPackage],
  },
  'packages/photos/new.ts': {
    forbidden: [...ofTheSite, 'packages/serve/main.ts', '@site/serve'],
    allowed: ['packages/photos/import/heic.ts', 'sharp'],
  },
  'packages/serve/new.ts': {
    forbidden: [...ofTheSite, inPackage, islands, 'packages/desk/site.ts', '@site/desk'],
    allowed: ['packages/serve/main.ts', 'zod'],
  },
  ...Object.fromEntries(
    ['packages/desk/server/new.ts', 'packages/desk/tests/widgets/new.test.tsx'].map((file) => [
      file,
      {
        forbidden: [...ofTheSite, inPackage, islands, 'packages/photos/files.ts', 'desk.config.ts'],
        allowed: ['packages/desk/fixtures/site/desk.config.ts', '@site/photos', '@site/serve', 'vite'],
      },
    ]),
  ),
  ...Object.fromEntries(
    ['new.ts', 'src/new.ts', ...outsidePackages.map(besides)].map((file) => [
      file,
      { forbidden: [inPackage], allowed: [islands] },
    ]),
  ),
};

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** What Biome reports about these files with the project's configuration. */
function lint(files: ReadonlyMap<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  try {
    cpSync(path.join(root, 'biome.jsonc'), path.join(folder, 'biome.jsonc'));
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const only = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
    const run = spawnSync(process.execPath, [biome, 'lint', ...only, '--reporter=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return report.parse(JSON.parse(run.stdout)).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The import path from one file to another. */
function importPath(from: string, to: string): string {
  if (to.startsWith('@') || !to.includes('/')) return to;
  const relative = path.relative(path.dirname(from), to).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

test('each import rule of biome.jsonc rejects what breaks it, and nothing else', () => {
  const tried = Object.entries(rules).map(([file, { forbidden, allowed }]) => {
    const targets = [...forbidden, ...allowed];
    return {
      file,
      forbidden,
      targets,
      text: targets.map((to) => `import '${importPath(file, to)}';\n`).join(''),
    };
  });
  const found = lint(new Map(tried.map(({ file, text }) => [file, text])));
  for (const { file, forbidden, targets } of tried) {
    const lines = found
      .filter(({ location }) => location.path === file)
      .map(({ location }) => location.start.line);
    const refused = targets.filter((_, index) => lines.includes(index + 1));
    expect({ file, refused }).toEqual({ file, refused: forbidden });
  }
  const configured = readFileSync(path.join(root, 'biome.jsonc'), 'utf8').matchAll(
    /"group"[^\]]*\],\s*"message": "([^"]*)"/g,
  );
  const messages = [...configured].map(([, message]) => message);
  expect(new Set(found.map(({ message }) => message))).toEqual(new Set(messages));
});

test('the files used to try the rules exist in the project', () => {
  const named = Object.values(rules).flatMap(({ forbidden, allowed }) => [...forbidden, ...allowed]);
  const files = named.filter(
    (name) => name.includes('/') && !name.startsWith('@') && !name.endsWith('/Other.tsx'),
  );
  // A site may have removed the desk.
  const isGone = (file: string) =>
    /^packages\/desk\//.test(file) && !existsSync(path.join(root, 'packages/desk'));
  expect(files.filter((file) => !isGone(file) && !existsSync(path.join(root, file)))).toEqual([]);
});

test('the configuration of Vite imports nothing from src, because each change there would restart Vite', async () => {
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, undefined, root, 'silent', undefined, 'runner');
  const files = loaded?.dependencies.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  expect(files).toContain('pipeline/config.ts');
  expect(files?.filter((file) => file.startsWith('src/'))).toEqual([]);
});
