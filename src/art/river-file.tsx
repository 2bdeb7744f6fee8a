import type { Brand } from '../content/schemas/brand.ts';
import { type Page, routes } from '../routes.ts';
import { svgFile } from './svg-file.ts';

type Place = { x: number; y: number };

/** Where the curves of a path such as `M746 320c-1-1-3-4-4-5` end, from west to east. */
function riverPlaces(d: string): Place[] {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const places: Place[] = [];
  for (let end = 1; end < numbers.length; end += 6) {
    const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
    places.push({ x: x + Number(numbers[end - 1]), y: y + Number(numbers[end]) });
  }
  return places.toSorted((a, b) => a.x - b.x);
}

/** A part of a river with level ends, as a divider, and labels for the first of some towns on each bank. */
function reachOf(part: readonly Place[], towns: readonly (Place & { name: string })[]) {
  const [from, to] = [part[0] ?? { x: 0, y: 0 }, part.at(-1) ?? { x: 0, y: 0 }];
  const width = to.x - from.x;
  const levelled = ({ x, y }: Place) => ({ x, y: y - ((x - from.x) / width) * (to.y - from.y) });
  const line = part.map(levelled);
  const middles = line.slice(1).map(({ x, y }, index) => {
    const { x: fromX, y: fromY } = line[index] ?? from;
    return `${(fromX + x) / 2} ${(fromY + y) / 2}`;
  });
  const heights = line.map(({ y }) => y);
  // Leaves room for labels.
  const height = (Math.max(...heights) - Math.min(...heights)) / 0.6;
  const top = Math.min(...heights) - 0.18 * height;
  const labels = towns.map((town) => {
    // As far from the edges, and as wide, as a label on phones.
    const middle = Math.min(Math.max(town.x, from.x + 0.16 * width), to.x - 0.16 * width);
    const beside = line.filter(({ x }) => Math.abs(x - middle) < 0.15 * width).map(({ y }) => y);
    const isAbove = levelled(town).y < Math.min(...beside);
    const edge = isAbove ? Math.min(...beside) : Math.max(...beside);
    return {
      name: town.name,
      isAbove,
      x: percent((middle - from.x) / width),
      y: percent((edge - top) / height),
    };
  });
  return {
    viewBox: `${from.x} ${top} ${width} ${height}`,
    // A B-spline, which is smoother than the river. The other edges of the area below it are out of sight.
    d: `M${from.x - 99} ${from.y}Q${from.x} ${from.y} ${middles.join('T')}T${to.x + 99} ${from.y}V999H${from.x - 99}Z`,
    labels: [true, false].flatMap((isAbove) => labels.find((label) => label.isAbove === isAbove) ?? []),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A seventh of the map's river for each page: at the first two places for the first page, then at one place each. */
export function riverReaches({ map, land }: Brand, served: readonly string[], pages: readonly Page[]) {
  const river = riverPlaces(land?.rivers[0]?.d ?? '');
  const places = map?.places.filter(({ name }) => served.includes(name)) ?? [];
  const size = Math.round(river.length / 7);
  if (size < 6 || places.length === 0) return [];
  const reaches = pages.map((page, index) => {
    const other = (index + 1) % places.length;
    const towns = index === 0 ? places.slice(0, 2) : places.slice(other, other + 1);
    const middle = towns.reduce((sum, { x }) => sum + x / towns.length, 0);
    const start = river.filter(({ x }) => x < middle).length - Math.round(size / 2);
    return { page, towns, start: Math.min(start, river.length - size) };
  });
  // Moves those apart that would look the same.
  reaches
    .toSorted((a, b) => b.start - a.start)
    .reduce((next, reach) => {
      reach.start = Math.max(0, Math.min(reach.start, next - Math.round(size / 6)));
      return reach.start;
    }, river.length);
  return reaches.map(({ page, towns, start }) => ({
    page,
    ...reachOf(river.slice(start, start + size), towns),
  }));
}

/**
 * Makes a file with a divider for each page, which `use` elements show in the colours of the page.
 * @param served the names of the places that are served
 * @returns the addresses of the dividers; none if no river is drawn with many curves
 */
export function riverFile(brand: Brand, served: readonly string[]): Partial<Record<Page, string>> {
  // The contact page has the map, and no divider.
  const pages = routes.map(({ page }) => page).filter((page) => page !== 'contact');
  const reaches = riverReaches(brand, served, [...pages, 'article']);
  if (reaches.length === 0) return {};
  const file = svgFile(
    'river',
    <svg xmlns="http://www.w3.org/2000/svg">
      {reaches.map(({ page, d, labels, viewBox }) => (
        <g key={page} id={page}>
          <svg viewBox={viewBox} preserveAspectRatio="none" stroke="var(--water)" strokeWidth="3">
            <path d={d} vectorEffect="non-scaling-stroke" />
          </svg>
          <g fontSize="13" textAnchor="middle" stroke="var(--label-halo)" strokeWidth="4" paintOrder="stroke">
            {labels.map(({ name, x, y, isAbove }) => (
              <text
                key={name}
                x={x}
                y={y}
                dy={isAbove ? -8 : 18}
                fill={isAbove ? 'var(--muted)' : 'var(--on-bank)'}
              >
                {`● ${name}`}
              </text>
            ))}
          </g>
        </g>
      ))}
    </svg>,
  );
  return Object.fromEntries(reaches.map(({ page }) => [page, `${file}#${page}`]));
}
