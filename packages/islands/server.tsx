import { text } from 'node:stream/consumers';
import site from 'virtual:site/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { OnPage } from './island.tsx';

export const { paths, notFoundPath, files } = site;

/** Maximum bytes of the props of all islands of a page. Longer data belongs in the HTML or a file. */
const propsLimit = 2000;

/**
 * Pre-renders the document of a path; an unknown path gives the 404 page.
 * @returns its HTML in HTML's spelling rather than React's, without styles and scripts
 * @throws the first error of a page, so that the build stops
 */
export async function render(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<OnPage value>{site.render(path)}</OnPage>, {
    // No streaming: React would send large sections later, and insert them by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = (await text(prelude))
    .replaceAll('Set="', 'set="')
    .replaceAll('"/>', '">')
    .replaceAll(' hidden=""', ' hidden');
  if (failures.length > 0) throw failures[0];
  const props = [...html.matchAll(/ data-props="([^"]*)"/g)].map(([, json = '']) => json).join('');
  const bytes = Buffer.byteLength(props.replaceAll('&quot;', '"'));
  if (bytes > propsLimit)
    throw new Error(`The island props of ${path} have ${bytes} bytes; a page may have ${propsLimit}.`);
  return html;
}
