import gallery from 'content:gallery';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryBrowser } from '../sections/gallery/GalleryBrowser.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Island } from '../ui/Island.tsx';

export const head = gallery.meta;

export default function Gallery() {
  return (
    <>
      <PageHeader {...gallery.header} />
      <Island name="GalleryBrowser">
        <GalleryBrowser />
      </Island>
      <ClosingCall {...gallery.closing} />
    </>
  );
}
