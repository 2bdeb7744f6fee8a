import gallery from 'content:gallery';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryCategory } from '../sections/gallery/GalleryCategory.tsx';
import { GalleryComparisons } from '../sections/gallery/GalleryComparisons.tsx';
import { GalleryProjects } from '../sections/gallery/GalleryProjects.tsx';
import { GalleryTabs } from '../sections/gallery/GalleryTabs.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Sections } from '../sections/Sections.tsx';

export const head = { ...gallery.meta, photo: 'bathroom-01.jpg' };

export default function Gallery() {
  return (
    <Sections>
      <PageHeader {...gallery.header} />
      <GalleryTabs
        panels={{
          bathrooms: <GalleryCategory category="bathrooms" first />,
          kitchens: <GalleryCategory category="kitchens" />,
          commercial: <GalleryCategory category="commercial" />,
          'builder-cleans': <GalleryProjects />,
          'before-after': <GalleryComparisons />,
        }}
      />
      <ClosingCall {...gallery.closing} />
    </Sections>
  );
}
