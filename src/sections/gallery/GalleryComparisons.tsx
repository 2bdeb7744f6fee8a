import * as gallery from '../../content/gallery.ts';
import { photos } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { comparisonsPerPage } from '../../lib/first-page.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { GalleryList } from './GalleryList.tsx';
import styles from './GalleryComparisons.module.css';

type GalleryComparisonsProps = {
  headingLevel?: 'h2' | 'h3';
  /** pairs: two beside each other where there is room; list: one by one, words beside the picture. */
  layout?: 'pairs' | 'list';
};

/** Tiles that stand for the comparisons while they are read (business constant). */
const skeletons = 3;

/** All comparisons. */
export function GalleryComparisons({
  headingLevel = 'h3',
  layout: arrangement = 'pairs',
}: GalleryComparisonsProps) {
  const read = useQuery<Pick<typeof photos, 'beforeAfter'>>(loadGalleryQuery, photos);
  const pairs = read.data.beforeAfter;
  const pagination = usePagination(pairs.length, comparisonsPerPage);
  return (
    <GalleryList
      read={read}
      pagination={pagination}
      skeletons={skeletons}
      skeletonShape="wide"
      empty={gallery.emptyComparisons}
      more={gallery.more.comparisons}
      left={photos.left.beforeAfter}
    >
      <div ref={pagination.list}>
        {pagination.pages.map(({ start, end }) => (
          <div key={start} className={styles[arrangement]}>
            {pairs.slice(start, end).map((pair, offset) => (
              <ComparisonPair
                key={`${pair.id} ${start + offset}`}
                pair={pair}
                words={layout.comparison}
                headingLevel={headingLevel}
                layout={arrangement === 'list' ? (start + offset === 0 ? 'full' : 'beside') : 'stacked'}
                first={arrangement === 'list' && start + offset === 0}
              />
            ))}
          </div>
        ))}
      </div>
    </GalleryList>
  );
}
