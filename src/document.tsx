// First: the styles of components override them.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import type { ReactNode } from 'react';
import { content } from './content/index.ts';
import { Footer } from './layout/Footer.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { Notices } from './layout/Notices.tsx';
import { Overlays } from './layout/Overlays.tsx';
import { PageHead, type PageHeadContent } from './layout/PageHead.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { QuoteLink } from './links/QuoteLink.tsx';
import { pathOf } from './routes.ts';
import { HomeOverlays } from './sections/home/HomeOverlays.tsx';

type DocumentProps = {
  /** The path that the document is rendered for, such as `/services`. */
  path: string;
  head: PageHeadContent;
  children: ReactNode;
};

/**
 * The document of a page: static HTML, which `src/browser/` enhances. A page change replaces the content of the
 * elements with `data-page-part`; the rest stays.
 */
export function Document({ path, head, children }: DocumentProps) {
  const { measurementId, replayId } = content.business.tracking;
  return (
    <html lang="en-AU" data-measurement-id={measurementId} data-replay-id={replayId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PageHead path={path} {...head} />
      </head>
      <body>
        <SkipLink />
        <Notices />
        <Navbar path={path} />
        <main id="main" tabIndex={-1} data-page-part="main">
          {children}
        </main>
        <Footer />
        <Overlays>
          {path === pathOf('home') ? (
            <HomeOverlays prompt={content.home.prompt} stickyQuote={content.home.stickyQuote} />
          ) : (
            <QuoteLink location="sticky_button" />
          )}
        </Overlays>
      </body>
    </html>
  );
}
