import gallery from 'content:gallery';
import photos from 'content:galleryPhotos';
import layout from 'content:layout';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';

type GalleryCategoryProps = {
  category: keyof typeof photos.categories;
  /** Whether it is the panel that the page opens with. */
  first?: boolean;
};

/** The photos of one kind of room. */
export function GalleryCategory({ category, first = false }: GalleryCategoryProps) {
  const shown = photos.categories[category];
  if (shown.length === 0) return <p>{gallery.empty}</p>;
  return <PhotoGrid photos={shown} words={layout.lightbox} first={first} />;
}
