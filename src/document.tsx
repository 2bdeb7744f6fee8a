// First, so that styles of components override these.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/motion.css';
import './styles/print.css';
import { riverFile } from './art/river-file.tsx';
import { CallLink } from './links/CallLink.tsx';
import { QuoteLink } from './links/QuoteLink.tsx';
// Above links, because the layout overrides their styles.

import type { ReactNode } from 'react';
import { content } from './content/index.ts';
import { serviceNames } from './content/service-names.ts';
import { Footer } from './layout/after-main/Footer.tsx';
import { Overlays } from './layout/after-main/Overlays.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { Notices } from './layout/Notices.tsx';
import { PageHead, type PageHeadContent } from './layout/PageHead.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { pageLabel } from './lib/page-label.ts';
import { sharePhoto } from './lib/share-image.ts';
import { LabourHireLicence } from './links/LabourHireLicence.tsx';
import { matchRoute, pathOf, routes } from './routes.ts';
import { HomeOverlays } from './sections/home/HomeOverlays.tsx';
import { RiverReach } from './ui/WaveDivider.tsx';

const { about, business, home, layout, notes } = content;
const pages = routes.map((route) => ({ ...route, label: pageLabel(content, route.page) }));
const reaches = riverFile(content.brand, business.areaServed);
const footnotes = [
  ...(about.guarantee ? [{ path: '/about#guarantee', label: about.guarantee.heading }] : []),
  { path: '/about#privacy', label: notes.privacy.heading },
  { path: '/about#accessibility', label: notes.accessibility.heading },
];

type DocumentProps = {
  /** The path that the document is rendered for, such as `/services`. */
  path: string;
  head: PageHeadContent;
  children: ReactNode;
};

/**
 * The document of a page: static HTML, enhanced by `src/browser/`. A page change only replaces the content of elements
 * with `data-page-part`.
 */
export function Document({ path, head, children }: DocumentProps) {
  const { measurementId, replayId } = business.tracking;
  return (
    <html lang="en-AU" data-measurement-id={measurementId} data-replay-id={replayId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* iPhones would link other numbers, such as the ABN, as phone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        <PageHead path={path} {...head} business={business} imageAlt={sharePhoto(content, path).alt} />
      </head>
      <body>
        <SkipLink words={layout.skipLink} />
        <Navbar
          path={path}
          content={content}
          menu={pages.filter(({ menu }) => menu)}
          more={pages.filter(({ menu, footer }) => footer && !menu)}
          quote={<QuoteLink location="navbar" />}
        >
          <QuoteLink location="mobile_navbar" />
          <CallLink location="mobile_navbar" />
        </Navbar>
        <Notices {...content} />
        <main id="main" tabIndex={-1} data-page-part="main">
          <RiverReach value={reaches[matchRoute(path).page]}>{children}</RiverReach>
        </main>
        <Footer content={content} pages={pages.filter(({ footer }) => footer)} notes={footnotes}>
          {business.labourHireLicence && ' '}
          <LabourHireLicence />
        </Footer>
        <Overlays {...content}>
          {path === pathOf('home') ? (
            <HomeOverlays {...home} />
          ) : (
            <QuoteLink location="sticky_button" service={serviceNames[path]} />
          )}
        </Overlays>
      </body>
    </html>
  );
}
