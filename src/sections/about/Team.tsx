import type { Content } from '../../content/schemas/files.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Team.module.css';

/** Six people, by name beside a photo of their work; a person with a portrait has it above the name. */
export function Team(team: Content['about']['team']) {
  return (
    <Section id="team" labelledBy="team-heading">
      <SectionHeading id="team-heading" intro={team} layout="beside" />
      <div className={styles.spread}>
        <div className={styles.photo}>
          <Photo
            photo={team.photo}
            sizes={`(width >= 64rem) max(28vw, ${widthAtHeight(team.photo, 50)}), 94vw`}
            ratio="3 / 4"
          />
        </div>
        <FadeIn threshold={aboutFadeThreshold}>
          <ul className={styles.team}>
            {team.members.map(({ name, role, text, image }) => (
              <li key={name} className={styles.member}>
                {image ? (
                  <div className={styles.portrait}>
                    <Photo photo={image} sizes="5.5rem" ratio="1 / 1" maxWidth={768} />
                  </div>
                ) : null}
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </FadeIn>
      </div>
    </Section>
  );
}
