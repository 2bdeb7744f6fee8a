import { regionMap as map } from '../../art/region-map.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './RegionMap.module.css';

export type RegionMapProps = {
  /** The id of the marked area. */
  active: string | undefined;
  onHover: (area: string) => void;
  /** The names of the places that get a tick. */
  ticked: readonly string[];
  label: string;
  /** The address of `regionLand`. */
  land: string;
};

/** The Murray, the two cities and the towns around them; the active area is marked. */
export function RegionMap({ active, onHover, ticked, label, land }: RegionMapProps) {
  return (
    <svg className={styles.map} viewBox={map.viewBox} role="img" aria-label={label}>
      <g>
        {map.areas.map((area) => (
          <path
            key={area.id}
            d={area.d}
            className={area.id === active ? `${styles.area} ${styles.active}` : styles.area}
            onPointerEnter={() => onHover(area.id)}
            onPointerDown={() => onHover(area.id)}
          />
        ))}
        <g className={styles.land}>
          <use href={land} />
          <path d={map.dam.d} className={styles.dam} />
          {map.stateLabels.map((state) => (
            <text key={state.text} x={state.x} y={state.y} className={styles.state}>
              {state.text}
            </text>
          ))}
        </g>
        <Places compact={false} ticked={ticked} />
        <Places compact ticked={ticked} />
      </g>
    </svg>
  );
}

/** The places, with labels for a wide or a narrow map; CSS shows one of the two. */
function Places({ compact, ticked }: { compact: boolean; ticked: readonly string[] }) {
  const size = compact ? map.labelSize.compact : map.labelSize.wide;
  return (
    <g
      className={classNames(styles.places, compact ? styles.compact : styles.wide)}
      fontSize={size}
      strokeWidth={size * 0.22}
      // Draws the halo behind the letters.
      paintOrder="stroke"
    >
      {map.places.map((place) => {
        const label = compact ? place.compact : place;
        return (
          <g key={place.name} className={place.rank === 1 ? styles.city : undefined}>
            <circle cx={place.x} cy={place.y} r={compact ? 6 : 4} />
            {ticked.includes(place.name) ? <Tick {...place} size={size} /> : null}
            <text x={place.x + label.dx} y={place.y + label.dy} className={styles[label.anchor]}>
              {place.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A tick over the dot of a place. @param size that of the labels */
function Tick({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className={styles.tick} transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <circle r="24" />
      <path d="M-11 1l8 8 14-17" />
    </g>
  );
}
