import path from 'node:path';
import type { startDesk } from '../server/start.ts';

// Starts the desk of a copy of the project: `node --import tsx packages/desk/tests/start-desk.ts FOLDER PORT`. It prints its address.

const [dir = '', port] = process.argv.slice(2);
const start: { startDesk: typeof startDesk } = await import(path.join(dir, 'packages/desk/server/start.ts'));
// The packages are those of the project, which stand outside the copy.
const { address } = await start.startDesk(dir, Number(port), {
  // Each worker of Playwright has its own: two servers must not fill one at once.
  cacheDir: path.join(
    import.meta.dirname,
    `../../../.cache/vite-desk-${process.env.TEST_PARALLEL_INDEX ?? 0}`,
  ),
  server: { fs: { strict: false } },
});
console.log(address);
