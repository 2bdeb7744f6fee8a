import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import worker from '../deploy/cloudflare.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

// What can be tried here of the settings for hosts.

type Step = { uses?: string; run?: string };
type Workflow = { permissions: object; jobs: Record<string, { if?: string; steps: Step[] }> };
const workflow = (name: string): Workflow =>
  parse(readFileSync(path.resolve(import.meta.dirname, `../.github/workflows/${name}.yml`), 'utf8'));
const [ci, deploy] = [workflow('ci'), workflow('deploy')];
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test('on Cloudflare a missing file is the 404 page, with the headers of that page', async () => {
  const fetch = async ({ href }: URL) =>
    new Response(`The file of ${href}`, { headers: { 'Cache-Control': 'no-cache' } });
  const answer = await worker.fetch(new Request('https://calm.example/assets/gone.js?a=1'), {
    ASSETS: { fetch },
  });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toBe('The file of https://calm.example/404');
});

test.skipIf(process.platform === 'win32')(
  'a deployment without a business or a name for its Worker says so',
  () => {
    const check = stepsOf(deploy).find(({ run }) => run?.includes('-d business'))?.run ?? '';
    const cwd = temporaryFolder();
    const said = (WORKER_NAME: string) =>
      spawnSync('bash', ['-e', '-c', check], { cwd, env: { WORKER_NAME }, encoding: 'utf8' }).stdout;
    expect(said('calm')).toMatch(/^::error::The folder business\/ is missing, /);
    mkdirSync(path.join(cwd, 'business'));
    expect(said('')).toMatch(/^::error::The variable WORKER_NAME is missing: /);
    expect(said('calm')).toBe('');
  },
);

test('the deployment is off in a new repository; workflows only read, by actions pinned to a commit', () => {
  expect(deploy.jobs.deploy?.if).toBe("vars.DEPLOY_TO == 'cloudflare' && github.ref == 'refs/heads/main'");
  for (const workflow of [ci, deploy]) {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { uses = '' } of stepsOf(workflow)) expect(uses).toMatch(/^$|^actions\/[\w-]+@[0-9a-f]{40}$/);
  }
});
