import { useState } from 'react';
import { content } from '../../content/index.ts';
import { hasQuoteParameters } from '../../content/quote-parameters.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { classNames } from '../../lib/class-names.ts';
import type { SuburbAnswer } from '../../lib/match-suburb.ts';
import { Section } from '../../ui/Section.tsx';
import { RegionMap, type RegionMapProps } from './RegionMap.tsx';
import styles from './ServiceArea.module.css';
import { SuburbCheck } from './SuburbCheck.tsx';

type ServiceAreaProps = Pick<RegionMapProps, 'land'> & { area?: typeof content.contact.area };

/** The five areas as a list and a map; hover, focus, a tap or the suburb check marks an area in both. */
export function ServiceArea({ land, area = content.contact.area }: ServiceAreaProps) {
  const [active, setActive] = useState<string>();
  const [answer, setAnswer] = useState<SuburbAnswer>();
  const isHydrated = useHydrated();
  const ticked = answer?.kind === 'yes' ? answer.suburbs : [];
  /** The id of the area whose name has a suburb in it, such as Albury Central; the rest is in the surrounding areas. */
  const areaOf = (suburb: string) =>
    area.areas.find(({ name }) => name.includes(suburb))?.id ?? 'surrounding-areas';
  const tickedAreas = ticked.map(areaOf);

  const onAnswer = (next: SuburbAnswer) => {
    setAnswer(next);
    setActive(next.suburbs.map(areaOf)[0]);
  };

  return (
    <Section name="area" intro={area} layout="beside">
      <div className={styles.area}>
        <SuburbCheck
          check={area.check}
          suburbs={content.business.areaServed}
          call={content.layout.call}
          isForwarded={hasQuoteParameters}
          answer={answer}
          onAnswer={onAnswer}
          isReady={isHydrated}
        />
        <div className={styles.places}>
          <h3 className={styles.listHeading}>{area.listHeading}</h3>
          <ul className={styles.list}>
            {area.areas.map(({ id, name, text }) => (
              <li key={id} className={classNames(styles.item, id === active && styles.active)}>
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
                {tickedAreas.includes(id) ? (
                  <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M5 12.5l4.5 4.5L19 7.5" />
                  </svg>
                ) : null}
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <RegionMap
          active={active}
          onHover={setActive}
          ticked={ticked}
          land={land}
          label={`${content.business.regionName}: ${area.listHeading}`}
        />
      </div>
    </Section>
  );
}
