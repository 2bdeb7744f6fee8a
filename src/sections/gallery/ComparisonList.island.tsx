import { Section } from '../../ui/Section.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';

/** All comparisons, one below the other, on their own page. */
export function ComparisonList() {
  return (
    <Section>
      <GalleryComparisons headingLevel="h2" layout="list" />
    </Section>
  );
}
