import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { galleryFirstPages } from '../lib/first-page.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { GalleryBrowser } from '../sections/gallery/GalleryBrowser.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { gallery } = content;

export const head = gallery.meta;

export default function Gallery() {
  return (
    <>
      <PageHeader intro={gallery.header} background="page" />
      {/* Not when visible: after a reload the visitor may be far below the HTML of a long tab. */}
      <Island component={GalleryBrowser} when="idle" htmlProps={galleryFirstPages(content)} />
      <CallToAction {...gallery.closing} layout="centred" />
    </>
  );
}
