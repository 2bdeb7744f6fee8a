import type { Content } from '../../content/schemas/files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OngoingCleaning.module.css';

/** "Ongoing Home Cleaning": a card below its photo, which it overlaps on wide windows. */
export function OngoingCleaning(ongoing: Content['home']['ongoing']) {
  return (
    <Section labelledBy="ongoing-heading" className={styles.ongoing}>
      <div className={styles.photo}>
        <Photo photo={ongoing.photo} sizes="(width >= 64rem) 76vw, 92vw" ratio="3 / 2" />
      </div>
      <FadeIn className={styles.card}>
        <h2 id="ongoing-heading">{ongoing.heading}</h2>
        <p>{ongoing.text}</p>
        <ul className={styles.badges}>
          {ongoing.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <ButtonLink {...ongoing.link} />
      </FadeIn>
    </Section>
  );
}
