import * as gallery from '../../content/gallery.ts';
import { photos } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { usePaged } from '../../hooks/use-paged.ts';
import { photosPerPage } from '../../lib/first-page.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useRead } from '../../queries/use-read.ts';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { GalleryArea } from './GalleryArea.tsx';

type GalleryCategoryProps = {
  category: keyof typeof photos.categories;
  /** Whether it is the panel that the page opens with. */
  first?: boolean;
};

/** Tiles that stand for photos while they are read (business constant). */
const skeletons = 8;

/** The photos of one kind of room. */
export function GalleryCategory({ category, first = false }: GalleryCategoryProps) {
  const read = useRead<Pick<typeof photos, 'categories'>>(loadGalleryQuery, photos);
  const shown = read.data.categories[category];
  const paged = usePaged(shown.length, photosPerPage);
  return (
    <GalleryArea
      read={read}
      paged={paged}
      skeletons={skeletons}
      empty={gallery.empty}
      more={gallery.more.photos}
      left={photos.left[category]}
    >
      <PhotoGrid photos={shown} words={layout.lightbox} paged={paged} first={first} />
    </GalleryArea>
  );
}
