import { useRef } from 'react';
import * as gallery from '../../content/gallery.ts';
import { photos } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { usePaged } from '../../hooks/use-paged.ts';
import { comparisonsPerPage } from '../../lib/first-page.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useRead } from '../../queries/use-read.ts';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { ReadArea } from '../../ui/ReadArea.tsx';
import { ReadFailure } from '../../ui/ReadFailure.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import styles from './GalleryComparisons.module.css';
import { MoreWithScripts } from './MoreWithScripts.tsx';

type GalleryComparisonsProps = {
  headingLevel?: 'h2' | 'h3';
  /** pairs: two beside each other where there is room; list: one by one, words beside the picture. */
  layout?: 'pairs' | 'list';
};

/** Tiles that stand for the comparisons while they are read (business constant). */
const skeletons = 3;

/** All comparisons: pre-rendered, and read anew where scripts run. */
export function GalleryComparisons({
  headingLevel = 'h3',
  layout: arrangement = 'pairs',
}: GalleryComparisonsProps) {
  const area = useRef<HTMLDivElement>(null);
  const { status, data } = useRead<Pick<typeof photos, 'beforeAfter'>>(area, loadGalleryQuery, photos);
  const paged = usePaged(data.beforeAfter.length, comparisonsPerPage);
  return (
    <ReadArea
      area={area}
      pending={status === 'pending'}
      loading={gallery.loading}
      skeletons={skeletons}
      skeletonShape="wide"
      empty={data.beforeAfter.length === 0 ? gallery.emptyComparisons : undefined}
      failure={
        status === 'failed' ? <ReadFailure text={gallery.error} action={gallery.refresh} /> : undefined
      }
    >
      <div ref={paged.list}>
        {paged.pages.map(({ start, end }) => (
          <div key={start} className={styles[arrangement]}>
            {data.beforeAfter.slice(start, end).map((pair, offset) => (
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
      <ShowMore paged={paged} words={{ more: gallery.more.comparisons, shown: gallery.more.shown }} />
      <MoreWithScripts left={photos.left.beforeAfter} />
    </ReadArea>
  );
}
