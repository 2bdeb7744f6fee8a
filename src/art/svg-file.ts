import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The SVG files that the documents rendered so far refer to, by their address; src/site.tsx publishes them. */
export const svgFiles = new Map<string, string>();

/**
 * Makes an SVG file of the site during the pre-render.
 * @param name the first part of its file name
 * @param drawing an element to render, or the text of the file
 * @returns its address, which contains a hash of its content
 */
export function svgFile(name: string, drawing: ReactElement | string): string {
  const svg = typeof drawing === 'string' ? drawing : renderToStaticMarkup(drawing);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.svg`;
  svgFiles.set(address, svg);
  return address;
}
