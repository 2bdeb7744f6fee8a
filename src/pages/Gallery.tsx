import { Island } from '../../framework/index.ts';
import * as gallery from '../content/gallery.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryBrowser } from '../sections/gallery/GalleryBrowser.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

export const head = gallery.meta;

export default function Gallery() {
  return (
    <>
      <PageHeader {...gallery.header} />
      <Island component={GalleryBrowser} />
      <ClosingCall {...gallery.closing} />
    </>
  );
}
