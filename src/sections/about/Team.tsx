import { content } from '../../content/index.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Team.module.css';

const { team } = content.about;

/** Share of the section in view at which it fades in [L10]. */
const threshold = 0.15;

/** Six people [P5]; the first letter of the name replaces a missing portrait. */
export function Team() {
  return (
    <Section id="team" labelledBy="team-heading">
      <SectionHeading id="team-heading" intro={team} layout="beside" />
      <FadeIn threshold={threshold}>
        <ul className={styles.team}>
          {team.members.map((member) => (
            <li key={member.name} className={styles.member}>
              {member.image ? (
                <Photo photo={member.image} sizes="(width >= 60rem) 30vw, 46vw" ratio="1 / 1" />
              ) : (
                <span className={styles.letter} aria-hidden="true">
                  {member.name.slice(0, 1)}
                </span>
              )}
              <div>
                <h3>{member.name}</h3>
                <p className={styles.role}>{member.role}</p>
                <p className={styles.text}>{member.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </FadeIn>
    </Section>
  );
}
