import { photos } from '../../content/gallery.ts';
import { content } from '../../content/index.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { comparisonsPerPage } from '../../lib/first-page.ts';
import { comparisonSkeletons } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import styles from './GalleryComparisons.module.css';
import { GalleryList } from './GalleryList.tsx';

type GalleryComparisonsProps = {
  headingLevel?: 'h2' | 'h3';
  /** pairs: two in a row on wide windows; list: pairs that take turns with large ones. */
  layout?: 'pairs' | 'list';
};

/** All comparisons. */
export function GalleryComparisons({
  headingLevel = 'h3',
  layout: arrangement = 'pairs',
}: GalleryComparisonsProps) {
  const query = useQuery<Pick<typeof photos, 'beforeAfter'>>(loadGalleryQuery, photos);
  const pairs = query.data.beforeAfter;
  const pagination = usePagination(pairs.length, comparisonsPerPage);
  return (
    <GalleryList
      query={query}
      pagination={pagination}
      skeletons={comparisonSkeletons}
      skeletonShape="wide"
      empty={content.gallery.emptyComparisons}
      more={content.gallery.more.comparisons}
      remaining={photos.remaining.beforeAfter}
    >
      <div ref={pagination.list}>
        {pagination.pages.map(({ start, end }) => (
          <div key={start} className={styles[arrangement]}>
            {pairs.slice(start, end).map((pair, offset) => (
              <ComparisonPair
                key={`${pair.id} ${start + offset}`}
                pair={pair}
                labels={content.layout.comparison}
                headingLevel={headingLevel}
                layout={pairLayout(arrangement, offset, end - start)}
                priority={arrangement === 'list' && start + offset === 0}
              />
            ))}
          </div>
        ))}
      </div>
    </GalleryList>
  );
}

/**
 * The first comparison is the largest in a list, and in pairs if there is an odd number of them. In a list, a large one
 * with its text beside it follows each pair, also in place of a pair that lacks one.
 */
function pairLayout(arrangement: 'pairs' | 'list', index: number, count: number) {
  if (index === 0 && (arrangement === 'list' || count % 2 === 1)) return 'full';
  if (arrangement === 'pairs') return 'stacked';
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'beside' : 'stacked';
}
