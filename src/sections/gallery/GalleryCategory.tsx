import { content } from '../../content/index.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { type FirstPage, photosPerPage } from '../../lib/first-page.ts';
import { gallerySkeletons } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import type { LightboxPhoto } from '../../ui/Lightbox.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { GalleryList } from './GalleryList.tsx';

type GalleryCategoryProps = {
  category: 'bathrooms' | 'kitchens' | 'commercial';
  /** The pre-rendered photos. */
  first: FirstPage<LightboxPhoto>;
  /** Whether the first photo loads with priority, for the initial tab. */
  priority?: boolean;
};

/** The photos of one category. */
export function GalleryCategory({ category, first, priority = false }: GalleryCategoryProps) {
  const query = useQuery(loadGalleryQuery);
  const shown = query.data?.categories[category] ?? first.items;
  const pagination = usePagination(category, shown.length, photosPerPage);
  return (
    <GalleryList
      query={query}
      pagination={pagination}
      skeletons={gallerySkeletons}
      empty={content.gallery.empty}
      more={content.gallery.more.photos}
      hasMore={first.hasMore}
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
