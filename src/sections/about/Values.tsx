import type { Content } from '../../content/schemas/files.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Values.module.css';

/** The values of the business. */
export function Values(values: Content['about']['values']) {
  return (
    <Section background="river" labelledBy="values-heading">
      <SectionHeading id="values-heading" intro={values} />
      <FadeIn threshold={aboutFadeThreshold}>
        <dl className={styles.values}>
          {values.items.map((value) => (
            <div key={value.title} className={styles.value}>
              <dt>{value.title}</dt>
              <dd>{value.text}</dd>
            </div>
          ))}
        </dl>
      </FadeIn>
    </Section>
  );
}
