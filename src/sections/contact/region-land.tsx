import map from '../../art/region-land.json';
import { svgFile } from '../../ui/svg-file.ts';

const paths = (parts: readonly { d: string }[]) => parts.map(({ d }) => d).join('');

/**
 * Hills, waters and road of the map. They never change, and inlining them would use an eighth of the page's budget, so
 * they are in an SVG file. A `use` element shows them in the colours of the page.
 */
export const regionLand = svgFile(
  'map',
  <svg xmlns="http://www.w3.org/2000/svg">
    <g id="land" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={paths(map.hills)} stroke="var(--sage)" strokeWidth="2" />
      <path d={paths([...map.tributaries, ...map.billabongs])} stroke="var(--water)" strokeWidth="2.5" />
      <path d={map.lake.d} fill="var(--water)" />
      <path d={map.river.d} stroke="var(--water)" strokeWidth={map.river.width} />
      <path d={map.freeway.d} stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="1 5" />
    </g>
  </svg>,
);
