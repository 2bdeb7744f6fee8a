import { useState } from 'react';
import * as business from '../../content/business.ts';
import { area } from '../../content/contact.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { RegionMap } from './RegionMap.tsx';
import styles from './ServiceArea.module.css';
import { SuburbCheck } from './SuburbCheck.tsx';

/** The five areas as a list and a map; hover, focus or a tap marks an area in both [P6]. */
export function ServiceArea() {
  const [active, setActive] = useState<string>();
  const isHydrated = useHydrated();
  return (
    <HeadedSection name="area" intro={area} layout="beside">
      {isHydrated ? <SuburbCheck /> : null}
      <div className={styles.area}>
        <div>
          <h3 className={styles.listHeading}>{area.listHeading}</h3>
          <ul className={styles.list}>
            {area.areas.map(({ id, name, text }) => (
              <li key={id} className={id === active ? `${styles.item} ${styles.active}` : styles.item}>
                {isHydrated ? (
                  <button
                    type="button"
                    className={styles.name}
                    aria-pressed={id === active}
                    onPointerEnter={() => setActive(id)}
                    onFocus={() => setActive(id)}
                    onClick={() => setActive(id)}
                  >
                    {name}
                  </button>
                ) : (
                  <p className={styles.name}>{name}</p>
                )}
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <RegionMap
          active={active}
          onHover={setActive}
          label={`${business.regionName}: ${area.listHeading}`}
        />
      </div>
    </HeadedSection>
  );
}
