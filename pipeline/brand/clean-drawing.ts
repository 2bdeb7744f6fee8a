import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo';
import { DrawingFault, refuse, roleNotes, take, viewBoxOf } from './drawing-rules.ts';

/** An SVG file of which only shapes are left. Lengths are in units of its view box. */
export type Drawing = { svg: string; viewBox: string; width: number; height: number };

/** Characters of a file up to which the numbers of its paths stay as they are written. */
const smallFile = 2000;
/** Characters that a clean drawing may have. */
const mostLength = 200_000;
/** Figma clips each frame to itself, which changes nothing. */
const frame =
  /viewBox="0 0 (\S+) (\S+)"[\s\S]*<clipPath id="([^"]+)">\s*<rect width="\1" height="\2" fill="white"\/>\s*</;

const onEach = (name: string, enter: (element: XastElement, parent: XastParent) => void): CustomPlugin => ({
  name,
  fn: () => ({ element: { enter } }),
});

/**
 * Takes groups, shapes and their colours from an SVG file as drawing programs write it.
 * @param source the text of the file
 * @returns the drawing, or what is wrong with it and what to do
 */
export function cleanDrawing(source: string): Drawing | { fault: string } {
  let viewBox = '';
  const box = onEach('box', (element, { type }) => {
    if (type !== 'root') return;
    viewBox = viewBoxOf(element.attributes);
    const { xmlns: _, viewBox: __, x, y, width, height, ...looks } = element.attributes;
    element.attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...looks };
    if (element.children.length === 0)
      throw new DrawingFault('has nothing to see: export it again with its layers shown');
  });
  try {
    const { data: svg } = optimize(source.replaceAll(` clip-path="url(#${frame.exec(source)?.[3]})"`, ''), {
      plugins: [
        onEach('refuse', refuse),
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        onEach('roleNotes', roleNotes()),
        'removeHiddenElems',
        'removeXlink',
        'cleanupIds',
        'removeUselessDefs',
        ...(source.length > smallFile ? (['convertPathData'] as const) : []),
        onEach('take', take),
        box,
      ],
    });
    if (svg.length > mostLength)
      throw new DrawingFault(
        `has ${Math.round(svg.length / 1000)} kB of shapes, and at most ${mostLength / 1000} kB: simplify its paths, or use a PNG file`,
      );
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    return { svg, viewBox, width, height };
  } catch (error) {
    if (error instanceof DrawingFault) return { fault: error.message };
    if (!(error instanceof Error) || error.name !== 'SvgoParserError') throw error;
    return { fault: 'is not a whole SVG file: export it again from the drawing program' };
  }
}
