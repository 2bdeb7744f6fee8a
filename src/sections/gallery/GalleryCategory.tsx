import { photos } from '../../content/gallery.ts';
import { content } from '../../content/index.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { photosPerPage } from '../../lib/first-page.ts';
import { gallerySkeletons } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { GalleryList } from './GalleryList.tsx';

type GalleryCategoryProps = {
  category: keyof typeof photos.categories;
  /** Whether its first photo loads with priority, for the initial panel. */
  priority?: boolean;
};

/** The photos of one kind of room. */
export function GalleryCategory({ category, priority = false }: GalleryCategoryProps) {
  const query = useQuery<Pick<typeof photos, 'categories'>>(loadGalleryQuery, photos);
  const shown = query.data.categories[category];
  const pagination = usePagination(shown.length, photosPerPage);
  return (
    <GalleryList
      query={query}
      pagination={pagination}
      skeletons={gallerySkeletons}
      empty={content.gallery.empty}
      more={content.gallery.more.photos}
      remaining={photos.remaining[category]}
    >
      <PhotoGrid
        photos={shown}
        labels={content.layout.lightbox}
        pagination={pagination}
        priority={priority}
      />
    </GalleryList>
  );
}
