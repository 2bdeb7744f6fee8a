import { rmSync } from 'node:fs';
import '../tests/on-sample.mjs';
import { ensureInstalled, run, runTypeScript } from './ensure-installed.mjs';
import { finish, readTotal, requireBrowser, results, runPlaywright, runVitest } from './test-runs.mjs';

// Runs the tests that take too long for `npm test`, then all of `npm test` under the newest Node.js LTS.

const newest = '24';

ensureInstalled();
await requireBrowser();
const { findWholeBrowser } = await import('./find-browser.mjs');
if (!findWholeBrowser()) {
  console.error(
    'The long tests need a whole Chromium or Chrome, not only its headless shell: install one, or set CHROMIUM_PATH to its path.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
if (runTypeScript('tests/build-sample.ts').status !== 0) process.exit(1);
const counts = [runVitest('long'), runPlaywright('long')];

rmSync(results, { recursive: true, force: true });
run('npm', ['exec', '--yes', `--package=node@${newest}`, '--', 'node', 'scripts/test.mjs']);
const total = readTotal();
const isNewest = total?.version.startsWith(`v${newest}.`);
if (!isNewest) console.error(`npm test did not finish under Node.js ${newest}.`);
finish([...counts, isNewest ? total : { passed: 0, failed: 1 }]);
