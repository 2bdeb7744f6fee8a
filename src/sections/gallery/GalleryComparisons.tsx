import { content } from '../../content/index.ts';
import type { Comparison } from '../../content/schemas/runtime.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { classNames } from '../../lib/class-names.ts';
import { comparisonsPerPage, type FirstPage } from '../../lib/first-page.ts';
import { comparisonSkeletons } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import styles from './GalleryComparisons.module.css';
import { GalleryList } from './GalleryList.tsx';

type GalleryComparisonsProps = {
  first: FirstPage<Comparison>;
  /** pairs: two in a row on wide viewports; list: rows of two alternate with large ones. */
  layout?: 'pairs' | 'list';
};

export function GalleryComparisons({ first, layout: arrangement = 'pairs' }: GalleryComparisonsProps) {
  const query = useQuery(loadGalleryQuery);
  const pairs = query.data?.beforeAfter ?? first.items;
  const pagination = usePagination(arrangement, pairs.length, comparisonsPerPage);
  return (
    <GalleryList
      query={query}
      pagination={pagination}
      skeletons={comparisonSkeletons}
      skeletonShape="wide"
      empty={content.gallery.emptyComparisons}
      more={content.gallery.more.comparisons}
      hasMore={first.hasMore}
    >
      <div ref={pagination.list}>
        {pagination.pages.map(({ start, end }) => (
          <Grid key={start} className={classNames(styles.page, styles[arrangement])}>
            {pairs.slice(start, end).map((pair, offset) => (
              <ComparisonPair
                // The HTML has no ids, and ids of a hand-written file may not be unique.
                key={`${pair.title} ${start + offset}`}
                pair={pair}
                labels={content.layout.comparison}
                headingLevel={arrangement === 'list' ? 'h2' : 'h3'}
                layout={pairLayout(arrangement, offset, end - start)}
                priority={arrangement === 'list' && start + offset === 0}
              />
            ))}
          </Grid>
        ))}
      </div>
    </GalleryList>
  );
}

/**
 * The first comparison is full width in a list, and in pairs if their number is odd. In a list, a large comparison with
 * its text beside it follows each row of two, and replaces a last row with only one.
 */
function pairLayout(arrangement: 'pairs' | 'list', index: number, count: number) {
  if (index === 0 && (arrangement === 'list' || count % 2 === 1)) return 'full';
  if (arrangement === 'pairs') return 'stacked';
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'beside' : 'stacked';
}
