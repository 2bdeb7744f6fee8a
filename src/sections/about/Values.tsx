import { content } from '../../content/index.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Values.module.css';

const { values } = content.about;

/** The four values, each a large word with its sentence. */
export function Values() {
  return (
    <Section ground="mist" labelledBy="values-heading">
      <FadeIn threshold={0.15}>
        <SectionHeading id="values-heading" intro={values} />
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
