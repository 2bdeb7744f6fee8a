import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

// Runs the commands of both workflows in a fresh clone of HEAD; those of deploy with another business. Then tests and
// updates the software there. Ends with the first command that fails.

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'try-workflows-'));
const project = path.join(folder, 'project');
const read = (file) => readFileSync(path.join(project, file), 'utf8');
/** What would change this machine or a site. */
const skipped = /playwright install|wrangler\S* deploy/;

/** Runs a program in the clone. @throws Error if it fails */
function run(program, args, env = {}, cwd = project) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`Failed: ${args.at(-1)}`);
}

/** Commits what is staged, as somebody whom git need not know. */
function commit(message, cwd = project) {
  const author = ['-c', 'user.name=Trial', '-c', 'user.email=trial@example.com'];
  run('git', [...author, 'commit', '--quiet', '--message', message], {}, cwd);
}

/** Runs the steps of a workflow's only job with a version of Node.js. Variables and secrets get the value "trial". */
function tryWorkflow(name, node) {
  const fill = (text) =>
    String(text).replace(/\$\{\{ *(\S+) *\}\}/g, (_, key) => (key === 'matrix.node' ? node : 'trial'));
  const [job] = Object.values(parse(read(`.github/workflows/${name}.yml`)).jobs);
  const isCurrent = process.versions.node.startsWith(`${node}.`);
  for (const step of job.steps) {
    const [, wanted = node] = /^matrix\.node == (\d+)$/.exec(step.if ?? '') ?? [];
    if (!step.run || String(wanted) !== String(node)) continue;
    const command = fill(step.run).trim();
    const isSkipped = skipped.test(command);
    console.log(`\n${name}.yml, Node.js ${node}: ${command}${isSkipped ? ' (skipped)' : ''}`);
    if (isSkipped) continue;
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(value)]));
    const shell = ['bash', '-e', '-c', command];
    const [program, ...args] = isCurrent ? shell : ['npx', '-y', '-p', `node@${node}`, '--', ...shell];
    run(program, args, env);
  }
}

/** The files of a business that has nothing in common with the sample. */
const other = 'tests/few';

/** Begins a business, and commits it, as an owner would. */
function addBusiness() {
  run('npm', ['run', '--silent', 'begin']);
  for (const name of ['content', 'photos', 'brand']) {
    rmSync(path.join(project, 'business', name), { recursive: true });
    cpSync(path.join(project, other, name), path.join(project, 'business', name), { recursive: true });
  }
  run('git', ['add', 'business']);
  commit('business: begin');
}

/** Tries checks and tests with the business, and an update to a later version of the software. */
function tryBusiness() {
  const npm = (...args) => run('npm', ['run', '--silent', ...args]);
  const isClean = ['-c', 'test -z "$(git status --porcelain)" || { git status --short; exit 1; }'];
  run('grep', ['-q', parse(read(`${other}/content/business.yaml`)).name, 'dist/site/index.html']);
  // What they prove is proved of the sample, whatever business/ has.
  npm('check');
  npm('test');
  run('bash', isClean);
  const later = path.join(folder, 'later');
  run('git', ['clone', '--quiet', root, later], {}, root);
  // New on every page, and a new file.
  appendFileSync(path.join(later, 'src/styles/base.css'), '\nbody {\n  scroll-padding: 1px;\n}\n');
  writeFileSync(path.join(later, 'docs/later.md'), '# Later\n');
  run('git', ['add', '--all'], {}, later);
  commit('A later version', later);
  npm('update', '--', later);
  commit('Update the software');
  run('bash', ['-c', 'grep -q "scroll-padding: 1px" src/styles/base.css && test -f docs/later.md']);
  npm('build');
  npm('verify', '--', '--built');
  run('bash', isClean);
}

try {
  run('git', ['clone', '--quiet', root, project], {}, root);
  // In place of the step that restores the cache.
  const [photos, copy] = [root, project].map((at) => path.join(at, '.cache/photos'));
  if (existsSync(photos)) cpSync(photos, copy, { recursive: true });
  for (const node of parse(read('.github/workflows/ci.yml')).jobs.test.strategy.matrix.node)
    tryWorkflow('ci', node);
  addBusiness();
  tryWorkflow('deploy', read('.node-version').trim());
  tryBusiness();
  console.log('\nEvery command has succeeded.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
