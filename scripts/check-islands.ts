import { checkIslands } from '@site/islands/vite';
import { renderServer } from './render-server.ts';

// Renders all pages, and reports hooks, event props and refs outside islands, which would do nothing in the browser.

const server = await renderServer();
try {
  const faults = await checkIslands(server);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
