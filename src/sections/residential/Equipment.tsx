import type { Content } from '../../content/schemas/files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Equipment.module.css';

/** What the cleaner brings: each thing is numbered in the photo and below it, with what it is and what it replaces. */
export function Equipment(caddy: Content['residential']['caddy']) {
  return (
    <Section id="caddy" background="river" labelledBy="caddy-heading">
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id="caddy-heading">{caddy.heading}</h2>
          <p>{caddy.text}</p>
          <ButtonLink {...caddy.link} variant="text" />
        </div>
        <div className={styles.photo}>
          <Photo photo={caddy.photo} sizes="(width >= 64rem) 44rem, 92vw" ratio="4 / 3" />
          {/* As wide and high as the photo, in percent of its width. */}
          <svg className={styles.marks} viewBox="0 0 100 75" aria-hidden="true">
            {caddy.things.map(({ name, left, top }, index) => (
              <g key={name}>
                <circle cx={left} cy={top * 0.75} r="2.4" />
                <text x={left} y={top * 0.75} dy="0.34em">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
      </div>
      <ol className={styles.things}>
        {caddy.things.map((thing, index) => (
          <li key={thing.name} className={styles.thing}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.label}>
              <h3>{thing.name}</h3>
              <p>{thing.text}</p>
              <p className={styles.replaces}>
                <strong>{caddy.replacesLabel}</strong> {thing.replaces}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
