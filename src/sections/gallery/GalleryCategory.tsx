import { useRef } from 'react';
import * as gallery from '../../content/gallery.ts';
import { photos } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { usePaged } from '../../hooks/use-paged.ts';
import { photosPerPage } from '../../lib/first-page.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useRead } from '../../queries/use-read.ts';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { ReadArea } from '../../ui/ReadArea.tsx';
import { ReadFailure } from '../../ui/ReadFailure.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { MoreWithScripts } from './MoreWithScripts.tsx';

type GalleryCategoryProps = {
  category: keyof typeof photos.categories;
  /** Whether it is the panel that the page opens with. */
  first?: boolean;
};

/** Tiles that stand for photos while they are read (business constant). */
const skeletons = 8;

/** The photos of one kind of room: pre-rendered, and read anew where scripts run. */
export function GalleryCategory({ category, first = false }: GalleryCategoryProps) {
  const area = useRef<HTMLDivElement>(null);
  const { status, data } = useRead<Pick<typeof photos, 'categories'>>(area, loadGalleryQuery, photos);
  const shown = data.categories[category];
  const paged = usePaged(shown.length, photosPerPage);
  return (
    <ReadArea
      area={area}
      pending={status === 'pending'}
      loading={gallery.loading}
      skeletons={skeletons}
      empty={shown.length === 0 ? gallery.empty : undefined}
      failure={
        status === 'failed' ? <ReadFailure text={gallery.error} action={gallery.refresh} /> : undefined
      }
    >
      <PhotoGrid photos={shown} words={layout.lightbox} paged={paged} first={first} />
      <ShowMore paged={paged} words={{ more: gallery.more.photos, shown: gallery.more.shown }} />
      <MoreWithScripts left={photos.left[category]} />
    </ReadArea>
  );
}
