import home from 'content:home';
import { Section } from '../../ui/Section.tsx';
import styles from './TrustedBy.module.css';

const { trustedBy } = home;

export function TrustedBy() {
  return (
    <Section tight labelledBy="trusted-heading">
      <h2 id="trusted-heading" className={styles.heading}>
        {trustedBy.heading}
      </h2>
      <ul className={styles.logos}>
        {trustedBy.logos.map((logo) => (
          <li key={logo.src}>
            <img src={logo.src} alt={logo.alt} width="200" height="80" loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
