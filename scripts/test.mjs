import { existsSync } from 'node:fs';
import { runTypeScript } from './ensure-installed.mjs';
import { finish, prepare, runPlaywright, runVitest } from './test-runs.mjs';

// Builds the site and tests it: units, then widgets alone in a browser, then the built site, the dev server and the
// journeys of an owner at the desk. Then each requirement must have a test that passed.

await prepare();
const counts = [
  runVitest('unit*', 'widgets'),
  runPlaywright('site', 'dev', ...(existsSync('packages/desk') ? ['desk', 'desk-journey'] : [])),
];
if (runTypeScript('tests/list-requirements.ts', '--check').status !== 0)
  counts.push({ passed: 0, failed: 1 });
finish(counts);
