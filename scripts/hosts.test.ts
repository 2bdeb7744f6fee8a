import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import worker from '../deploy/cloudflare.ts';

// Host settings cannot be tried here, but they must agree with the project and its docs.

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, engines } = JSON.parse(textOf('package.json'));
const version = textOf('.node-version').trim();
const guide = textOf('docs/publishing.md');
const wrangler = JSON.parse(textOf('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''));
const netlify = Object.fromEntries(
  [...textOf('netlify.toml').matchAll(/^ *(\w+) = "(.*)"$/gm)].map(([, key, value]) => [key, value]),
);

type Fields = Record<string, string>;
type Step = { uses?: string; run?: string; if?: string; with?: Fields; env?: Fields };
type Job = { if?: string; strategy?: { matrix: { node: number[] } }; steps: Step[] };
type Workflow = { on: unknown; permissions: Fields; jobs: Record<string, Job> };
const workflow = (name: string): Workflow => parse(textOf(`.github/workflows/${name}.yml`));
const jobOf = ({ jobs }: Workflow): Job => Object.values(jobs)[0] ?? { steps: [] };
const [ci, deploy] = [workflow('ci'), workflow('deploy')];
const { steps, if: condition } = jobOf(deploy);
/** The scripts of package.json that a workflow runs, in order. */
const scriptsOf = (used: Workflow) =>
  jobOf(used).steps.flatMap(({ run }) => /^npm (?:run )?([\w:]+)(?: -- \S+)?$/.exec(run ?? '')?.[1] ?? []);

test('hosts build and serve the folder of the build', () => {
  expect(wrangler).toEqual({
    name: 'cleaning-site',
    compatibility_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    main: './deploy/cloudflare.ts',
    assets: { directory: './dist/site', html_handling: 'drop-trailing-slash', binding: 'ASSETS' },
  });
  expect(netlify).toEqual({ command: 'npm run build', publish: 'dist/site' });
  expect(scripts).toHaveProperty('build');
  for (const named of ['`npx wrangler deploy --name', '`npm run build`', '`dist/site`'])
    expect(guide).toContain(named);
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
  expect(jobOf(ci).strategy?.matrix.node).toEqual([
    Number.parseInt(engines.node.slice(2), 10),
    Number(version),
  ]);
  const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(setup?.with).toMatchObject({ 'node-version-file': '.node-version' });
});

test('the software is checked and tested on every change, except one of the business', () => {
  expect(ci.on).toEqual({
    pull_request: null,
    push: { branches: ['**'], 'paths-ignore': ['business/**'] },
  });
  expect(scriptsOf(ci)).toEqual(['check', 'test', 'test:engines']);
  expect(jobOf(ci).steps.at(-1)).toEqual({ run: 'npm run test:engines', if: `matrix.node == ${version}` });
});

test('the site of a business is built and verified before it is deployed, under the name of its Worker', () => {
  expect(scriptsOf(deploy)).toEqual(['content', 'build', 'verify']);
  for (const script of [...scriptsOf(deploy), ...scriptsOf(ci)]) expect(scripts).toHaveProperty(script);
  expect(steps.at(-1)?.run).toMatch(
    /^npx --yes wrangler@\d+\.\d+\.\d+ deploy --name "\$\{\{ vars\.WORKER_NAME \}\}"$/,
  );
});

const testWithBash = test.skipIf(process.platform === 'win32');
testWithBash('without a business or the name of a Worker, the deployment says so', () => {
  const check = steps.find(({ run }) => run?.includes('-d business'))?.run ?? '';
  const said = (cwd: string, WORKER_NAME: string) =>
    spawnSync('bash', ['-e', '-c', check], { cwd, env: { WORKER_NAME }, encoding: 'utf8' }).stdout;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-test-'));
  expect(said(folder, 'calm')).toMatch(/^::error::The folder business\/ is missing, /);
  mkdirSync(path.join(folder, 'business'));
  expect(said(folder, '')).toMatch(/^::error::The variable WORKER_NAME is missing: /);
  expect(said(folder, 'calm')).toBe('');
  rmSync(folder, { recursive: true });
});

test('the workflow is off in a new repository, and the guide names what turns it on', () => {
  expect(condition).toBe("vars.DEPLOY_TO == 'cloudflare' && github.ref == 'refs/heads/main'");
  const secrets = Object.keys(steps.at(-1)?.env ?? {});
  expect(secrets).toEqual(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
  for (const [key, value] of Object.entries(steps.at(-1)?.env ?? {}))
    expect(value).toBe(`\${{ secrets.${key} }}`);
  for (const named of ['DEPLOY_TO', 'cloudflare', 'WORKER_NAME', ...secrets])
    expect(guide).toContain(`\`${named}\``);
});

test('the workflows may only read the repository, and their actions are pinned to a commit', () => {
  for (const used of [ci, deploy]) {
    expect(used.permissions).toEqual({ contents: 'read' });
    for (const { uses } of jobOf(used).steps)
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  }
});
