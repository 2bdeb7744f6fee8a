import { Section } from '../../ui/Section.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';

/** All comparisons one by one, on a page of their own. */
export function ComparisonList() {
  return (
    <Section>
      <GalleryComparisons headingLevel="h2" layout="list" />
    </Section>
  );
}
