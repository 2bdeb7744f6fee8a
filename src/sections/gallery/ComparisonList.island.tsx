import type { Comparison } from '../../content/schemas/runtime.ts';
import type { FirstPage } from '../../lib/first-page.ts';
import { comparisonsFromHtml } from '../../ui/ComparisonPair.tsx';
import { Section } from '../../ui/Section.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';

/** All comparisons, one below the other, on their own page. */
export function ComparisonList(first: FirstPage<Comparison>) {
  return (
    <Section>
      <GalleryComparisons first={first} layout="list" />
    </Section>
  );
}

ComparisonList.fromHtml = (html: HTMLElement): FirstPage<Comparison> => ({
  items: comparisonsFromHtml(html),
  hasMore: html.querySelector('noscript') !== null,
});
