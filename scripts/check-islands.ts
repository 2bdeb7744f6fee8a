import { checkIslands } from '../framework/index.ts';
import { report } from './checker.ts';
import { renderServer } from './render-server.ts';

// Renders all pages, and reports hooks, event props and refs outside islands, which would do nothing in the browser.

const server = await renderServer();
try {
  report('The islands of every page', await checkIslands(server));
} finally {
  await server.close();
}
