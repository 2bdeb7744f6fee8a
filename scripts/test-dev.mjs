import { rmSync } from 'node:fs';
import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';
import { finish, requireBrowser, results, runPlaywright } from './test-runs.mjs';

// Builds the site, and tests that the dev server shows the same, and each saved change; with the argument `desk`, whole
// journeys at the desk.

ensureInstalled();
const project = process.argv[2] ?? 'dev';
await requireBrowser();
rmSync(results, { recursive: true, force: true });
if (runTypeScript('pipeline/main.ts').status !== 0) process.exit(1);
finish([await runPlaywright(project)]);
