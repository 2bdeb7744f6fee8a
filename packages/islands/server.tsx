import { text } from 'node:stream/consumers';
import site from 'virtual:site/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { IslandsOfDocument, type PlacedIsland } from './island.tsx';
import { refuseLongProps } from './island-props.ts';

export const { paths, notFoundPath, files } = site;

/** The HTML of a document in HTML's spelling rather than React's, without styles and scripts, and its islands. */
export type Rendered = { html: string; islands: readonly PlacedIsland[] };

/**
 * Pre-renders the document of a path; an unknown path gives the 404 page.
 * @throws the first error of a page, so that the build stops
 */
export async function render(path: string): Promise<Rendered> {
  const failures: unknown[] = [];
  const islands: PlacedIsland[] = [];
  const { prelude } = await prerenderToNodeStream(
    <IslandsOfDocument value={islands}>{site.render(path)}</IslandsOfDocument>,
    {
      // No streaming: React would send large sections later, and insert them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = (await text(prelude))
    .replaceAll('Set="', 'set="')
    .replaceAll('"/>', '">')
    .replaceAll(' hidden=""', ' hidden');
  if (failures.length > 0) throw failures[0];
  refuseLongProps(path, islands);
  return { html, islands };
}
