import type { Brand } from '../../content/schemas/brand.ts';
import { classNames } from '../../lib/class-names.ts';
import show from '../../styles/show.module.css';
import styles from './RegionMap.module.css';

export type RegionMapProps = {
  map: NonNullable<Brand['map']>;
  /** The id of the highlighted area. */
  active: string | undefined;
  onHover: (area: string) => void;
  /** The names of the places that are served. The map shows only these. */
  served: readonly string[];
  /** The names of the places that get a tick. */
  ticked: readonly string[];
  label: string;
  /** The URL of `regionLand`, if the map has land. */
  land: string | undefined;
};

/** The map of the area. The active part is highlighted. */
export function RegionMap({ map, active, onHover, served, ticked, label, land }: RegionMapProps) {
  const places = map.places.filter(({ name }) => served.includes(name));
  return (
    <svg
      className={styles.map}
      viewBox={map.viewBox}
      // At the right edge of the viewport if it is lower than its box.
      preserveAspectRatio="xMaxYMid"
      role="img"
      aria-label={label}
    >
      <g>
        {map.areas.map((area) => (
          <path
            key={area.id}
            d={area.d}
            fill={`var(--${area.fill})`}
            fillOpacity={area.opacity}
            className={classNames(styles.area, area.id === active && styles.active)}
            onPointerEnter={() => onHover(area.id)}
            onPointerDown={() => onHover(area.id)}
          />
        ))}
        <g pointerEvents="none">
          {land ? <use href={land} /> : null}
          {map.dams.map(({ d }) => (
            <path key={d} d={d} stroke="var(--text)" strokeWidth="4" strokeLinecap="round" />
          ))}
          <g className={show.fromTablet} fill="var(--muted)" fontSize="15" fontWeight="600" letterSpacing="2">
            {map.labels.map((state) => (
              <text key={state.text} x={state.x} y={state.y}>
                {state.text}
              </text>
            ))}
          </g>
          <Places places={places} sizes={map.labelSize} compact={false} ticked={ticked} />
          <Places places={places} sizes={map.labelSize} compact ticked={ticked} />
        </g>
      </g>
    </svg>
  );
}

type PlacesProps = Pick<RegionMapProps, 'ticked'> & {
  places: RegionMapProps['map']['places'];
  sizes: RegionMapProps['map']['labelSize'];
  compact: boolean;
};

/** The places, with labels for a wide or a narrow map; CSS shows one of the two. */
function Places({ places, sizes, compact, ticked }: PlacesProps) {
  const size = compact ? sizes.compact : sizes.wide;
  return (
    <g
      className={compact ? styles.compact : show.fromTablet}
      fill="var(--text)"
      fontSize={size}
      stroke="var(--page)"
      strokeWidth={size * 0.22}
      strokeLinejoin="round"
      // Draws the halo behind the letters.
      paintOrder="stroke"
    >
      {places.map((place) => {
        const label = compact ? place.compact : place;
        return (
          <g key={place.name} fontWeight={place.rank === 1 ? 700 : undefined}>
            <circle cx={place.x} cy={place.y} r={compact ? 6 : 4} stroke="none" />
            {ticked.includes(place.name) ? <Tick {...place} size={size} /> : null}
            <text x={place.x + label.dx} y={place.y + label.dy} textAnchor={label.anchor}>
              {place.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A tick over the dot of a place. @param size of the labels */
function Tick({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 40})`}
      fill="none"
      stroke="var(--on-action)"
      strokeWidth="5"
      strokeLinecap="round"
    >
      <circle r="24" fill="var(--action)" />
      <path d="M-11 1l8 8 14-17" />
    </g>
  );
}
