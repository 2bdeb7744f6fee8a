import path from 'node:path';
import { startDesk } from '../server/start.ts';

// Starts the desk of a copy of a site: `node --import tsx packages/desk/tests/start-desk.ts FOLDER PORT`. It prints its address.

const [dir = '', port] = process.argv.slice(2);
const { address } = await startDesk(dir, Number(port), {
  cacheDir: path.join(dir, '.cache/vite'),
  // Packages are installed outside the copy.
  server: { fs: { strict: false } },
});
console.log(address);
