import ongoing from 'content:home/ongoing';
import { ButtonLink } from '../../ui/Button.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Ongoing.module.css';

export function Ongoing() {
  return (
    <Section labelledBy="ongoing-heading">
      <FadeIn>
        <Split
          mediaSide="left"
          ratio="large"
          media={<Photo photo={ongoing.photo} sizes="(width >= 56rem) 55vw, 92vw" ratio="4 / 3" />}
        >
          <h2 id="ongoing-heading">{ongoing.heading}</h2>
          <p>{ongoing.text}</p>
          <ul className={styles.badges}>
            {ongoing.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <ButtonLink href={ongoing.link.to}>{ongoing.link.label}</ButtonLink>
        </Split>
      </FadeIn>
    </Section>
  );
}
