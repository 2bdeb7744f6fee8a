import * as gallery from '../../content/gallery.ts';
import { photos } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { photosPerPage } from '../../lib/first-page.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { GalleryList } from './GalleryList.tsx';

type GalleryCategoryProps = {
  category: keyof typeof photos.categories;
  /** Whether it is the panel that the page opens with. */
  first?: boolean;
};

/** Tiles that stand for photos while they are read (business constant). */
const skeletons = 8;

/** The photos of one kind of room. */
export function GalleryCategory({ category, first = false }: GalleryCategoryProps) {
  const read = useQuery<Pick<typeof photos, 'categories'>>(loadGalleryQuery, photos);
  const shown = read.data.categories[category];
  const pagination = usePagination(shown.length, photosPerPage);
  return (
    <GalleryList
      read={read}
      pagination={pagination}
      skeletons={skeletons}
      empty={gallery.empty}
      more={gallery.more.photos}
      left={photos.left[category]}
    >
      <PhotoGrid photos={shown} words={layout.lightbox} pagination={pagination} first={first} />
    </GalleryList>
  );
}
