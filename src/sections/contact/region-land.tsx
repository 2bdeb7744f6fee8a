import { svgFile } from '../../art/svg-file.ts';
import type { Brand } from '../../content/schemas/brand.ts';

const paths = (parts: readonly { d: string }[]) => parts.map(({ d }) => d).join('');

/**
 * The address of the file with hills, waters and roads of the map. Inlining them would use an eighth of the page's budget. A `use` element
 * shows them in the colours of the page.
 */
export function regionLand(land: NonNullable<Brand['land']>): string {
  return svgFile(
    'map',
    <svg xmlns="http://www.w3.org/2000/svg">
      <g id="land" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={paths(land.hills)} stroke="var(--decoration)" strokeWidth="2" />
        <path d={paths(land.creeks)} stroke="var(--water)" strokeWidth="2.5" />
        <path d={paths(land.lakes)} fill="var(--water)" />
        {land.rivers.map(({ d, width }) => (
          <path key={d} d={d} stroke="var(--water)" strokeWidth={width} />
        ))}
        <path d={paths(land.roads)} stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="1 5" />
      </g>
    </svg>,
  );
}
