import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Equipment.module.css';

/** What the cleaner brings. Each thing has a number in the photo and below it, with what it is and what it replaces. */
export function Equipment(caddy: Content['residential']['caddy']) {
  return (
    <Section id="caddy" background="tinted" name="caddy" list={caddy.things}>
      <Columns columns="uneven" className={styles.parts}>
        <Stack gap="4" align="start">
          <h2 id="caddy-heading">{caddy.heading}</h2>
          <p className={text.lead}>{caddy.text}</p>
          <ButtonLink {...caddy.link} variant="text" />
        </Stack>
        <div className={styles.photo}>
          <Photo photo={caddy.photo} sizes="(width >= 64rem) 44rem, 92vw" ratio="4 / 3" />
          {/* One unit is 1% of the photo's width. */}
          <svg className={styles.marks} viewBox="0 0 100 75" aria-hidden="true" data-print="hide">
            {caddy.things.map(({ name, left, top }, index) => (
              <g key={name}>
                <circle className={styles.mark} cx={left} cy={top * 0.75} r="2.4" />
                <text className={styles.figure} x={left} y={top * 0.75} dy="0.34em">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <Stack as="ol">
          {caddy.things.map((thing, index) => (
            <Stack as="li" key={thing.name} gap="2" className={styles.thing}>
              <span className={classNames(text.label, styles.number)} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{thing.name}</h3>
              <p>{thing.text}</p>
              <Stack as="p" gap="1" className={text.muted}>
                <strong className={text.small}>{caddy.replacesLabel}</strong> {thing.replaces}
              </Stack>
            </Stack>
          ))}
        </Stack>
      </Columns>
    </Section>
  );
}
