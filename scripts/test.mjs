import { existsSync, rmSync } from 'node:fs';
import '../tests/on-sample.mjs';
import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';
import { finish, requireBrowser, results, runPlaywright, runVitest } from './test-runs.mjs';

// Builds the site and tests it: units, then widgets alone in a browser, then the built site, the dev server and the
// journeys of an owner at the desk.

ensureInstalled();
await requireBrowser();
rmSync(results, { recursive: true, force: true });
if (runTypeScript('tests/build-sample.ts').status !== 0) process.exit(1);
finish([
  runVitest('unit*', 'widgets'),
  runPlaywright('site', 'dev', ...(existsSync('packages/desk') ? ['desk', 'desk-journey'] : [])),
]);
