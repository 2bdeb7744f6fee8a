import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
// Everything runs in this process, so that the server receives stop signals.
const { register } = await import('tsx/esm/api');
register();
await import('../pipeline/output/start.ts');
