import { rmSync } from 'node:fs';
import { ensureInstalled, runTypeScript } from './ensure-installed.mjs';
import { finish, requireBrowser, results, runPlaywright } from './test-runs.mjs';

// Builds the site, and tests all journeys at the desk.

ensureInstalled();
await requireBrowser();
rmSync(results, { recursive: true, force: true });
if (runTypeScript('pipeline/main.ts').status !== 0) process.exit(1);
finish([runPlaywright('desk')]);
