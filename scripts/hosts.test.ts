import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import worker from '../deploy/cloudflare.ts';

// Host settings cannot be tried here, but they must agree with the project and its docs.

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const { engines } = JSON.parse(textOf('package.json'));
const guide = textOf('docs/publishing.md');

type Step = { uses?: string; run?: string };
type Workflow = { permissions: object; jobs: Record<string, { steps: Step[] }> };
const [ciFile, deployFile] = ['ci', 'deploy'].map((name) => textOf(`.github/workflows/${name}.yml`));
const [ci, deploy]: [Workflow, Workflow] = [parse(`${ciFile}`), parse(`${deployFile}`)];
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test('hosts build and serve the folder of the build, as the guide says', () => {
  const { assets } = JSON.parse(textOf('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''));
  expect(assets).toMatchObject({ directory: './dist/site', html_handling: 'drop-trailing-slash' });
  expect(textOf('netlify.toml')).toContain('command = "npm run build"\n  publish = "dist/site"\n');
  for (const named of ['`npm run build`', '`dist/site`']) expect(guide).toContain(named);
});

test('on Cloudflare a missing file is the 404 page, with the headers of that page', async () => {
  const fetch = async ({ href }: URL) =>
    new Response(`The file of ${href}`, { headers: { 'Cache-Control': 'no-cache' } });
  const answer = await worker.fetch(new Request('https://calm.example/assets/gone.js?a=1'), {
    ASSETS: { fetch },
  });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toBe('The file of https://calm.example/404');
});

test('hosts and the workflows build with versions of Node.js that the site is tested with', () => {
  const version = textOf('.node-version').trim();
  const oldest = /\d+/.exec(engines.node)?.[0];
  expect(textOf('README.md')).toMatch(new RegExp(`tested with Node\\.js .*\\b${version}\\b`));
  expect(ciFile).toContain(`\n        node: [${oldest}, ${version}]\n`);
  expect(deployFile).toContain('\n          node-version-file: .node-version\n');
});

test.skipIf(process.platform === 'win32')(
  'a deployment without a business or a name for its Worker says so',
  () => {
    const check = stepsOf(deploy).find(({ run }) => run?.includes('-d business'))?.run ?? '';
    const cwd = mkdtempSync(path.join(os.tmpdir(), 'deploy-test-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    const said = (WORKER_NAME: string) =>
      spawnSync('bash', ['-e', '-c', check], { cwd, env: { WORKER_NAME }, encoding: 'utf8' }).stdout;
    expect(said('calm')).toMatch(/^::error::The folder business\/ is missing, /);
    mkdirSync(path.join(cwd, 'business'));
    expect(said('')).toMatch(/^::error::The variable WORKER_NAME is missing: /);
    expect(said('calm')).toBe('');
  },
);

test('the deployment is off in a new repository, and the guide names what turns it on', () => {
  expect(deployFile).toContain(
    "\n    if: vars.DEPLOY_TO == 'cloudflare' && github.ref == 'refs/heads/main'\n",
  );
  const named = new Set([...`${deployFile}`.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name));
  expect(named.size).toBe(4);
  for (const name of named) expect(guide).toContain(`\`${name}\``);
});

test('the workflows may only read the repository, and their actions are pinned to a commit', () => {
  for (const workflow of [ci, deploy]) {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { uses = '' } of stepsOf(workflow)) expect(uses).toMatch(/^$|^actions\/[\w-]+@[0-9a-f]{40}$/);
  }
});
