import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { content } from '../../content/index.ts';
import { hasQuoteParameters } from '../../content/quote-parameters.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { classNames } from '../../lib/class-names.ts';
import type { SuburbAnswer } from '../../lib/match-suburb.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SectionHeading } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { RegionMap, type RegionMapProps } from './RegionMap.tsx';
import styles from './ServiceArea.module.css';
import { SuburbCheck } from './SuburbCheck.tsx';

/**
 * The areas as a list, and a map if the business has one. Hover, focus, a tap or the suburb check highlights an area in
 * both.
 */
export function ServiceArea({ land }: Pick<RegionMapProps, 'land'>) {
  const area = content.contact.area;
  const map = content.brand.map;
  const [active, setActive] = useState<string>();
  const [answer, setAnswer] = useState<SuburbAnswer>();
  const shown = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const ticked = answer?.kind === 'yes' ? answer.suburbs : [];
  /**
   * The id of the area with this suburb in its name, such as Newtown Central for Newtown. All others are in the surrounding areas.
   */
  const areaOf = (suburb: string) =>
    area.areas.find(({ name }) => name.includes(suburb))?.id ?? 'surrounding-areas';
  const tickedAreas = ticked.map(areaOf);

  const onAnswer = (next: SuburbAnswer) => {
    setAnswer(next);
    setActive(next.suburbs.map(areaOf)[0]);
  };

  return (
    <section className={styles.area} aria-labelledby="area-heading">
      <SectionHeading id="area-heading" intro={area} layout="beside" />
      <SuburbCheck
        check={area.check}
        suburbs={content.business.areaServed}
        isForwarded={hasQuoteParameters}
        answer={answer}
        onAnswer={onAnswer}
      />
      {map ? (
        <div ref={shown} className={styles.map}>
          <RegionMap
            map={map}
            active={active}
            onHover={setActive}
            served={content.business.areaServed}
            ticked={ticked}
            land={land}
            label={`${content.business.regionName}: ${area.listHeading}`}
          />
        </div>
      ) : null}
      <Stack gap="3">
        <h3 className={classNames(text.label, text.muted)}>{area.listHeading}</h3>
        <ul className={styles.places}>
          {area.areas.map(({ id, name, ...about }) => (
            <li key={id} className={classNames(styles.item, id === active && styles.active)}>
              {isHydrated && map ? (
                <button
                  type="button"
                  className={classNames(text.title, styles.name)}
                  aria-pressed={id === active}
                  onPointerEnter={() => setActive(id)}
                  onFocus={() => setActive(id)}
                  onClick={() => {
                    setActive(id);
                    shown.current?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  {name}
                </button>
              ) : (
                <p className={classNames(text.title, styles.name)}>{name}</p>
              )}
              {tickedAreas.includes(id) ? <LineIcon icon={Check} size={28} /> : null}
              <p className={classNames(text.small, styles.text)}>{about.text}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
