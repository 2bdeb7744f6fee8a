import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An SVG file of the site that documents refer to. */
export type SvgFile = { address: string; svg: string };

/**
 * Makes an SVG file during the pre-render; `files` in src/site.tsx publishes it. Its address contains a hash of its
 * content.
 * @param name the first part of its file name
 * @param drawing an element to render, or the text of the file
 */
export function svgFile(name: string, drawing: ReactElement | string): SvgFile {
  const svg = typeof drawing === 'string' ? drawing : renderToStaticMarkup(drawing);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { address: `/assets/${name}-${hash}.svg`, svg };
}
