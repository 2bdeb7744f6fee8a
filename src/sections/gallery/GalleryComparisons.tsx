import gallery from 'content:gallery';
import photos from 'content:galleryPhotos';
import layout from 'content:layout';
import { useRef } from 'react';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useRead } from '../../queries/use-read.ts';
import { ComparisonPair } from '../../ui/ComparisonPair.tsx';
import { ReadArea } from '../../ui/ReadArea.tsx';
import { ReadFailure } from '../../ui/ReadFailure.tsx';
import styles from './GalleryComparisons.module.css';

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
  return (
    <ReadArea
      area={area}
      pending={status === 'pending'}
      loading={gallery.loading}
      skeletons={skeletons}
      empty={data.beforeAfter.length === 0 ? gallery.emptyComparisons : undefined}
      failure={
        status === 'failed' ? <ReadFailure text={gallery.error} action={gallery.refresh} /> : undefined
      }
    >
      <div className={styles[arrangement]}>
        {data.beforeAfter.map((pair, index) => (
          <ComparisonPair
            key={`${pair.id} ${index}`}
            pair={pair}
            words={layout.comparison}
            headingLevel={headingLevel}
            layout={arrangement === 'list' ? (index === 0 ? 'full' : 'beside') : 'stacked'}
          />
        ))}
      </div>
    </ReadArea>
  );
}
