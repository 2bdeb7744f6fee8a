import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import worker from '../deploy/cloudflare.ts';

// Host settings cannot be tried here, but they must agree with the project and its docs.

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { name, scripts, engines } = JSON.parse(textOf('package.json'));
const version = textOf('.node-version').trim();
const guide = textOf('docs/publishing.md');
const wrangler = JSON.parse(textOf('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''));
const netlify = Object.fromEntries(
  [...textOf('netlify.toml').matchAll(/^ *(\w+) = "(.*)"$/gm)].map(([, key, value]) => [key, value]),
);

type Step = { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> };
type Workflow = {
  permissions: Record<string, string>;
  jobs: { deploy: { if: string; steps: Step[] } };
};
const { permissions, jobs } = parse(textOf('.github/workflows/deploy.yml')) as Workflow;
const { steps, if: condition } = jobs.deploy;

test('hosts build and serve the folder of the build', () => {
  expect(wrangler).toEqual({
    name,
    compatibility_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    main: './deploy/cloudflare.ts',
    assets: { directory: './dist/site', html_handling: 'drop-trailing-slash', binding: 'ASSETS' },
  });
  expect(netlify).toEqual({ command: 'npm run build', publish: 'dist/site' });
  expect(scripts).toHaveProperty('build');
  for (const named of [`\`${name}\``, '`npm run build`', '`dist/site`']) expect(guide).toContain(named);
});

test('on Cloudflare a missing file is the 404 page, with the headers of that page', async () => {
  const asked: string[] = [];
  const fetch = async (address: URL) => {
    asked.push(address.href);
    return new Response('Not found', { headers: { 'Cache-Control': 'no-cache' } });
  };
  const answer = await worker.fetch(new Request('https://calm.example/assets/gone.js?a=1'), {
    ASSETS: { fetch },
  });
  expect(asked).toEqual(['https://calm.example/404']);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toBe('Not found');
});

test('hosts and the workflow build with a version of Node.js that the site is tested with', () => {
  expect(version).toMatch(/^\d+$/);
  expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  expect(textOf('README.md')).toMatch(new RegExp(`tested with Node\\.js .*\\b${version}\\b`));
  expect(textOf('scripts/test-long.mjs')).toContain(`newest = '${version}'`);
  const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(setup?.with).toMatchObject({ 'node-version-file': '.node-version' });
});

test('the workflow checks and tests before it deploys, and only runs commands that exist', () => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  const ofProject = commands.map((command) => /^npm (?:run )?([\w:]+)$/.exec(command)?.[1]).filter(Boolean);
  expect(ofProject).toEqual(['check', 'test', 'test:engines', 'build']);
  for (const script of ofProject) expect(scripts).toHaveProperty(String(script));
  expect(commands.at(-1)).toMatch(/^npx --yes wrangler@\d+\.\d+\.\d+ deploy$/);
});

test('the workflow is off in a new repository, and the guide names what turns it on', () => {
  expect(condition).toBe("vars.DEPLOY_TO == 'cloudflare' && github.ref == 'refs/heads/main'");
  const secrets = Object.keys(steps.at(-1)?.env ?? {});
  expect(secrets).toEqual(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
  for (const [key, value] of Object.entries(steps.at(-1)?.env ?? {}))
    expect(value).toBe(`\${{ secrets.${key} }}`);
  for (const named of ['DEPLOY_TO', 'cloudflare', ...secrets]) expect(guide).toContain(`\`${named}\``);
});

test('the workflow may only read the repository, and its actions are pinned to a commit', () => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});
