import gallery from 'content:gallery';
import photos from 'content:galleryPhotos';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { Section } from '../../ui/Section.tsx';

const categories = ['bathrooms', 'kitchens', 'commercial'] as const;

/** The photo categories, one after the other. */
export function GalleryCategories() {
  return (
    <Section>
      {categories.map((category, index) => (
        <PhotoGrid
          key={category}
          id={category}
          heading={gallery.tabs[category]}
          photos={photos.categories[category]}
          empty={gallery.empty}
          first={index === 0}
        />
      ))}
    </Section>
  );
}
