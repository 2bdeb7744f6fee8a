import { GalleryCategory } from './GalleryCategory.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';
import { GalleryProjects } from './GalleryProjects.tsx';
import { GalleryTabs } from './GalleryTabs.tsx';

/** All photos of finished work, behind tabs. */
export function GalleryBrowser() {
  return (
    <GalleryTabs
      panels={{
        bathrooms: <GalleryCategory category="bathrooms" first />,
        kitchens: <GalleryCategory category="kitchens" />,
        commercial: <GalleryCategory category="commercial" />,
        'builder-cleans': <GalleryProjects />,
        'before-after': <GalleryComparisons />,
      }}
    />
  );
}
