import { text } from 'node:stream/consumers';
import site from 'virtual:site/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { IslandsOfDocument, type PlacedIsland } from './island.tsx';
import { refuseLongProps } from './island-props.ts';

export const { paths, notFoundPath, files } = site;

/** A document without its styles and scripts, and the islands on it. */
export type Rendered = { html: string; islands: readonly PlacedIsland[] };

/**
 * Renders the whole HTML document of a path; a path that the site does not know gives the 404 page.
 * @throws what a page throws while it is rendered, so that a build stops
 */
export async function render(path: string): Promise<Rendered> {
  const failures: unknown[] = [];
  const islands: PlacedIsland[] = [];
  const { prelude } = await prerenderToNodeStream(
    <IslandsOfDocument value={islands}>{site.render(path)}</IslandsOfDocument>,
    {
      // One piece: React would otherwise move large sections behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  refuseLongProps(path, islands);
  return { html, islands };
}
