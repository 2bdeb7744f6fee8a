import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Founder.module.css';

const { founder } = content.about;

export function Founder() {
  return (
    <Section ground="linen" labelledBy="founder-heading" className={styles.founder}>
      <FadeIn threshold={0.15} direction="right" className={styles.words}>
        <h2 id="founder-heading">{founder.heading}</h2>
        {founder.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </FadeIn>
      <FadeIn threshold={0.15} direction="left" delay={0.15}>
        <Quotation quote={founder.quote} name={business.founder.firstName} role={business.founder.role} />
      </FadeIn>
    </Section>
  );
}
