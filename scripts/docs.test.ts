import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root, testContent } from '../tests/support/test-content.ts';

const folders = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);
const packages = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}/README.md`)
  .filter((file) => existsSync(path.join(root, file)));
const documents = ['README.md', 'CONTRIBUTING.md', 'deploy/README.md', ...packages, ...folders];
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A project path written as code: it begins with a project folder and has no wildcard. The business is like the sample. */
const codePath =
  /`((?:sample|business|public|src|packages|pipeline|scripts|tests|docs|deploy)\/[^`\s*{}]*)`/g;
/** The example page of docs/recipes.md. */
const example = /pricing/i;

test.each(documents)('every link, path and npm command of %s leads somewhere', (file) => {
  const text = textOf(file);
  // Links inside code are examples.
  const links = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => path.join(path.dirname(file), target));
  const paths = [...text.matchAll(codePath)]
    .map(([, name = '']) => name.replace(/^business\//, 'sample/'))
    .filter((name) => !example.test(name));
  const isMissing = (name: string) => !existsSync(path.join(root, name));
  expect([...links, ...paths].filter(isMissing)).toEqual([]);
  const commands = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name = '']) => name);
  const known = [...Object.keys(scripts), 'install', 'ci', 'audit', 'sbom'];
  expect(commands.filter((name) => !known.includes(name))).toEqual([]);
});

test('every npm script is documented in README.md or docs/commands.md', () => {
  const text = textOf('README.md') + textOf('docs/commands.md');
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text),
  );
  expect(missing).toEqual([]);
});

test('npm run content reports a problem and exits with 1', async () => {
  const { business, edit, remove } = await testContent();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await remove();
  });
  await edit('pages/home.yaml', 'src: hero.jpg', 'src: gone.jpg');
  vi.stubEnv('BUSINESS_FOLDER', business);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await import('./content.ts');
  const { exitCode } = process;
  process.exitCode = undefined;
  expect(exitCode).toBe(1);
  expect(printed.mock.calls.join('\n')).toMatch(
    / {2}.+\/content\/pages\/home\.yaml, hero, photo, src: .+\/photos\/gone\.jpg is missing: /,
  );
});
