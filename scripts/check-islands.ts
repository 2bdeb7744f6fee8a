import { checkIslands } from '../framework/index.ts';
import { report } from './checker.ts';
import { renderServer } from './render-server.ts';

// Renders every page, and says what would silently do nothing because it stands outside islands.

const server = await renderServer();
try {
  report('The islands of every page', await checkIslands(server));
} finally {
  await server.close();
}
