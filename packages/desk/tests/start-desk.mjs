import { bundled } from '../bundle.mjs';

// Starts the desk of a copy of a site: `node packages/desk/tests/start-desk.mjs FOLDER`. It prints its address.

const [dir = ''] = process.argv.slice(2);
const { startDesk, site } = await bundled(dir);
const { address } = await startDesk(dir, site, 0, {
  // Packages are installed outside the copy.
  server: { fs: { strict: false } },
});
console.log(address);
