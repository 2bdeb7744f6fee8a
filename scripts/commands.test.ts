import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const realRoot = path.resolve(import.meta.dirname, '..');

/** A project with the real scripts, and with npm and npx replaced by scripts that print their arguments. */
let dir: string;
const at = (...parts: string[]) => path.join(dir, ...parts);

function fake(name: string, code: string) {
  writeFileSync(at('bin', name), `#!${process.execPath}\n${code}`);
  chmodSync(at('bin', name), 0o755);
}

function runScript(args: string[], env: Record<string, string> = {}) {
  const PATH = `${at('bin')}${path.delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH },
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'scripts-test-')));
  for (const folder of ['bin', 'pipeline']) mkdirSync(at(folder));
  cpSync(path.join(realRoot, 'scripts'), at('scripts'), { recursive: true });
  writeFileSync(at('package.json'), '{"type":"module"}');
  writeFileSync(at('package-lock.json'), '{}');
  fake(
    'npm',
    "console.log('npm', ...process.argv.slice(2)); process.exitCode = Number(process.env.NPM_CODE ?? 0);",
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('installing', () => {
  const install = (env = {}) => runScript(['scripts/ensure-installed.mjs'], env);
  const installed = (seconds: number) => {
    mkdirSync(at('node_modules'));
    writeFileSync(at('node_modules', '.package-lock.json'), '{}');
    utimesSync(at('node_modules', '.package-lock.json'), seconds, seconds);
    utimesSync(at('package-lock.json'), 1000, 1000);
  };

  test('a fresh clone is installed from the lock file', () => {
    expect(install()).toEqual({
      status: 0,
      lines: ['Installing dependencies', 'npm ci --no-audit --no-fund --ignore-scripts'],
      stderr: '',
    });
  });

  test('a project is installed again only if its lock file is newer', () => {
    installed(999);
    expect(install().lines).toContain('npm ci --no-audit --no-fund --ignore-scripts');
    utimesSync(at('node_modules', '.package-lock.json'), 1000, 1000);
    expect(install()).toEqual({ status: 0, lines: [''], stderr: '' });
  });

  test("a failure prints a sentence and exits with npm's code", () => {
    const { status, stderr } = install({ NPM_CODE: '7' });
    expect(status).toBe(7);
    expect(stderr).toBe(
      'The dependencies could not be installed: see the output of npm above, fix the cause and try again.\n',
    );
  });
});

describe('the test commands', () => {
  const unit = (passed: number, failed: number) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [],
  });
  const browser = (expected: number, unexpected: number, errors: string[] = []) => ({
    stats: { expected, unexpected, flaky: 0 },
    suites: [],
    errors,
  });
  /** What the runners report if each of their tests passes. */
  const passing = {
    unit: unit(3, 0),
    widgets: unit(2, 0),
    site: browser(4, 0),
    dev: browser(1, 0),
    'desk-journey': browser(1, 0),
  };
  /** Lays the reports of runners ready, by their names. @returns what they take from the environment */
  const reporting = (reports: Record<string, object | undefined>, code = '0') => {
    rmSync(at('reports'), { recursive: true, force: true });
    mkdirSync(at('reports'));
    for (const [name, report] of Object.entries(reports))
      if (report) writeFileSync(at('reports', `${name}.json`), JSON.stringify(report));
    return { CHROMIUM_PATH: process.execPath, NPX_CODE: code };
  };
  const runTests = (reports: Record<string, object | undefined>, code = '0') =>
    runScript(['scripts/test.mjs'], reporting(reports, code));

  beforeEach(() => {
    symlinkSync(path.join(realRoot, 'node_modules'), at('node_modules'));
    utimesSync(at('package-lock.json'), 1000, 1000);
    writeFileSync(at('pipeline/main.ts'), "console.log('built' as string);");
    // Written for a shell, which starts in no time.
    writeFileSync(
      at('bin/npx'),
      `#!/bin/sh
for argument; do case $argument in --project=*) project=\${argument#*=};; esac; done
report=\${project%\\*}.json
mkdir -p test-results
if [ -f reports/$report ]; then cp reports/$report test-results/; fi
exit $NPX_CODE
`,
      { mode: 0o755 },
    );
  });

  test('builds first, and its last line counts the tests of all tiers', () => {
    const { status, lines } = runTests(passing);
    expect(lines).toEqual(['built', '11 passed, 0 failed']);
    expect(status).toBe(0);
  });

  test.each([
    ['a unit test', { ...passing, unit: unit(3, 1) }, '11 passed, 1 failed'],
    ['a widget test', { ...passing, widgets: unit(2, 1) }, '11 passed, 1 failed'],
    ['a browser test', { ...passing, site: browser(4, 2) }, '11 passed, 2 failed'],
    ['the journey at the desk', { ...passing, 'desk-journey': browser(0, 1) }, '10 passed, 1 failed'],
    ['a runner without a report', { ...passing, site: undefined }, '7 passed, 1 failed'],
    ['a test file that cannot start', { ...passing, site: browser(0, 0, ['x']) }, '7 passed, 1 failed'],
    [
      'a run without tests',
      {
        unit: unit(0, 0),
        widgets: unit(0, 0),
        site: browser(0, 0),
        dev: browser(0, 0),
        'desk-journey': browser(0, 0),
      },
      '0 passed, 0 failed',
    ],
  ])('%s fails the command', (_name, reports, last) => {
    const { status, lines } = runTests(reports);
    expect(lines.at(-1)).toBe(last);
    expect(status).toBe(1);
  });

  test('tests that passed at the second try are named before the last line', () => {
    const assertionResults = [
      { fullName: 'a widget waits', status: 'passed', failureMessages: ['Timeout'] },
      { fullName: 'a widget shows', status: 'passed', failureMessages: [] },
    ];
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
    const suites = [
      { specs: [spec('a page loads', 'flaky')], suites: [{ specs: [spec('a menu opens', 'flaky')] }] },
      { specs: [spec('a link leads on', 'expected')] },
    ];
    const { status, lines } = runTests({
      ...passing,
      widgets: { ...unit(2, 0), testResults: [{ assertionResults }] },
      site: { stats: { expected: 1, unexpected: 0, flaky: 2 }, errors: [], suites },
    });
    expect(lines).toEqual([
      'built',
      'Passed at the second try:',
      '  a widget waits',
      '  a.spec.ts: a page loads',
      '  a.spec.ts: a menu opens',
      '10 passed, 0 failed',
    ]);
    expect(status).toBe(0);
  });

  test("a runner's own failure fails the command", () => {
    expect(runTests(passing, '1').status).toBe(1);
  });

  test('a build that fails, or a browser that is not there, ends it', () => {
    writeFileSync(at('pipeline/main.ts'), 'process.exitCode = 1;');
    expect(runTests(passing)).toMatchObject({
      status: 1,
      lines: [''],
    });
    const { status, stderr } = runScript(['scripts/test.mjs'], { CHROMIUM_PATH: at('gone') });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'This command needs Chromium or Chrome. Install one with "npx playwright install --with-deps --only-shell chromium", ' +
        'or set CHROMIUM_PATH to where one is, and run it again.\n',
    );
  });

  test('the long command adds npm test under Node.js 24 to its own tests', () => {
    writeFileSync(at('bin', 'package.json'), '{"type":"commonjs"}');
    fake(
      'npm',
      `const { mkdirSync, writeFileSync } = require('node:fs');
console.log('npm', ...process.argv.slice(2));
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/total.json', process.env.TOTAL);`,
    );
    const runLong = (version: string) =>
      runScript(['scripts/test-long.mjs'], {
        // The same report stands for both runners.
        ...reporting({ long: { ...unit(2, 0), ...browser(1, 0) } }),
        TOTAL: JSON.stringify({ passed: 9, failed: 0, version }),
      });
    expect(runLong('v24.1.0')).toEqual({
      status: 0,
      lines: ['built', 'npm exec --yes --package=node@24 -- node scripts/test.mjs', '12 passed, 0 failed'],
      stderr: '',
    });
    expect(runLong('v22.1.0')).toMatchObject({
      status: 1,
      stderr: 'npm test has not run to its end under Node.js 24.\n',
    });
  });
});
