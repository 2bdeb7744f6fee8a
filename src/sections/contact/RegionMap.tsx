import { regionMap as map } from '../../art/region-map.ts';
import styles from './RegionMap.module.css';

type RegionMapProps = { active: string | undefined; onHover: (area: string) => void; label: string };

/** The Murray, the two cities and the towns around them; the active area is tinted [P6]. */
export function RegionMap({ active, onHover, label }: RegionMapProps) {
  return (
    <svg className={styles.map} viewBox={map.viewBox} role="img" aria-label={label}>
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
        {map.hills.map((hill) => (
          <path key={hill.d} d={hill.d} className={styles.hill} />
        ))}
        {map.tributaries.map((creek) => (
          <path key={creek.name} d={creek.d} className={styles.creek} />
        ))}
        {map.billabongs.map((billabong) => (
          <path key={billabong.d} d={billabong.d} className={styles.creek} />
        ))}
        <path d={map.lake.d} className={styles.lake} />
        <path d={map.river.d} className={styles.river} strokeWidth={map.river.width} />
        <path d={map.dam.d} className={styles.dam} />
        <path d={map.freeway.d} className={styles.freeway} />
        {map.stateLabels.map((state) => (
          <text key={state.text} x={state.x} y={state.y} className={styles.state}>
            {state.text}
          </text>
        ))}
      </g>
      <Places compact={false} />
      <Places compact />
    </svg>
  );
}

/** The places, with labels for a wide or a narrow map; CSS shows one of the two. */
function Places({ compact }: { compact: boolean }) {
  const size = compact ? map.labelSize.compact : map.labelSize.wide;
  return (
    <g
      className={`${styles.places} ${compact ? styles.compact : styles.wide}`}
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
            <text x={place.x + label.dx} y={place.y + label.dy} className={styles[label.anchor]}>
              {place.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
