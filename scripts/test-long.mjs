import { run } from './ensure-installed.mjs';
import { finish, prepare, runPlaywright, runVitest } from './test-runs.mjs';

// Runs the tests that take too long for `npm test`, then the workflows, which run `npm test` with each version of
// Node.js.

await prepare();
const counts = [runVitest('long'), runPlaywright('long')];
// They run as if nobody had chosen the sample.
const { status } = run(process.execPath, ['scripts/try-workflows.mjs'], { BUSINESS_FOLDER: '' });
finish([...counts, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]);
