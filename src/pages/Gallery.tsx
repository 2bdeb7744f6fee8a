import gallery from 'content:gallery';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryCategories } from '../sections/gallery/GalleryCategories.tsx';
import { GalleryComparisons } from '../sections/gallery/GalleryComparisons.tsx';
import { GalleryProjects } from '../sections/gallery/GalleryProjects.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

export const head = { ...gallery.meta, photo: 'bathroom-01.jpg' };

export default function Gallery() {
  return (
    <>
      <PageHeader {...gallery.header} />
      <GalleryCategories />
      <GalleryProjects />
      <GalleryComparisons />
      <ClosingCall {...gallery.closing} />
    </>
  );
}
