import { checkIslands } from '@site/islands/vite';
import { unusedFields, watchContent } from './check-fields.ts';
import { renderServer } from './render-server.ts';

// Renders all pages and reports hooks outside islands, where they would do nothing in the browser, and content that no
// page shows.

const server = await renderServer([watchContent()]);
try {
  const documents: string[] = [];
  const islandFaults = await checkIslands(server, (html) => documents.push(html));
  // A page that fails to render shows none of its content.
  const faults = islandFaults.length > 0 ? islandFaults : await unusedFields(server, documents.join(''));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
