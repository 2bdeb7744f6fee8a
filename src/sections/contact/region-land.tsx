import type { Brand } from '../../content/schemas/brand.ts';
import { type SvgFile, svgFile } from '../../ui/svg-file.ts';

const paths = (parts: readonly { d: string }[]) => parts.map(({ d }) => d).join('');

/**
 * The file with hills, waters and road of the map. Inlining them would use an eighth of the page's budget. A `use` element
 * shows them in the colours of the page.
 */
export function regionLand(land: Brand['land']): SvgFile {
  return svgFile(
    'map',
    <svg xmlns="http://www.w3.org/2000/svg">
      <g id="land" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={paths(land.hills)} stroke="var(--sage)" strokeWidth="2" />
        <path d={paths([...land.tributaries, ...land.billabongs])} stroke="var(--water)" strokeWidth="2.5" />
        <path d={land.lake.d} fill="var(--water)" />
        <path d={land.river.d} stroke="var(--water)" strokeWidth={land.river.width} />
        <path d={land.freeway.d} stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="1 5" />
      </g>
    </svg>,
  );
}
