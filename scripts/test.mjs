import { existsSync } from 'node:fs';
import { finish, prepare, runPlaywright, runVitest } from './test-runs.mjs';

// Builds the site and tests it: units, then widgets alone in a browser, then the built site, the dev server and the
// journeys of an owner at the desk.

await prepare();
finish([
  runVitest('unit*', 'widgets'),
  runPlaywright('site', 'dev', ...(existsSync('packages/desk') ? ['desk', 'desk-journey'] : [])),
]);
