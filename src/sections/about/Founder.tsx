import about from 'content:about';
import business from 'content:business';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Founder.module.css';

const { founder } = about;

export function Founder() {
  return (
    <Section ground="linen" labelledBy="founder-heading" className={styles.founder}>
      <div className={styles.words}>
        <h2 id="founder-heading">{founder.heading}</h2>
        {founder.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Quotation quote={founder.quote} name={business.founder.firstName} role={business.founder.role} />
    </Section>
  );
}
