import type { Content } from '../../content/schemas/files.ts';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Differences.module.css';

/** What sets the business apart. */
export function Differences(apart: Content['about']['apart']) {
  return (
    <Section labelledBy="apart-heading" className={styles.apart}>
      <SectionHeading id="apart-heading" intro={apart} />
      <IconPoints items={apart.items} columns={1} variant="plain" />
    </Section>
  );
}
