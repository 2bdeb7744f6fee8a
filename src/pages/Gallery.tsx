import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { galleryFirstPages } from '../lib/first-page.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { GalleryBrowser } from '../sections/gallery/GalleryBrowser.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { gallery, layout } = content;

export const head = gallery.meta;

export default function Gallery() {
  return (
    <>
      <PageHeader {...gallery.header} background="paper" />
      {/* Idle: after a reload the chosen tab may be much longer than its HTML, and no part of it in view. */}
      <Island component={GalleryBrowser} when="idle" htmlProps={galleryFirstPages(content)} />
      <CallToAction {...gallery.closing} call={layout.call} layout="centred" />
    </>
  );
}
