import { bundled } from './bundle.mjs';

// `npm run edit`.

const { main, site } = await bundled(process.cwd());
await main(site);
