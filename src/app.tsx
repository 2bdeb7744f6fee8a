// Before all others, which add to what it says or overrule it.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import layout from 'content:layout';
import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { fetchPage, preparePage } from './fetch-page.tsx';
import { useBrokenImages } from './hooks/use-broken-images.ts';
import { useFadeIns } from './hooks/use-fade-ins.ts';
import { useInternalLinks } from './hooks/use-internal-links.ts';
import { usePageViews } from './hooks/use-page-views.ts';
import { Floats } from './layout/Floats.tsx';
import footer from './layout/Footer.module.css';
import { Footer } from './layout/Footer.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { PageHead } from './layout/PageHead.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { arriveAt } from './lib/arrive.ts';
import type { LoadedPage } from './load-page.tsx';
import { matchRoute, pathOf } from './routes.ts';
import { HomeFloats } from './sections/home/HomeFloats.tsx';
import { AsDrawn } from './ui/AsDrawn.tsx';
import { SectionBoundary } from './ui/SectionBoundary.tsx';

/**
 * The whole document. The first page comes loaded, so that server and browser draw the same; later ones are taken out
 * of their own documents while the current one stays on screen. One that cannot be had so is loaded by the browser.
 */
export function App({ first }: { first: LoadedPage }) {
  const pathname = usePathname({ ssrPath: first.path });
  const [shown, setShown] = useState(first);
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    if (pathname === shown.path) return;
    // The page of an unknown address is there already, only not for this one.
    if (pageKey(pathname) === pageKey(shown.path)) {
      setShown({ ...shown, path: pathname });
      return;
    }
    let current = true;
    fetchPage(pathname)
      .catch(() => fetchPage(pathname))
      .then(
        (page) => current && setShown({ ...page, path: pathname }),
        () => current && window.location.reload(),
      );
    return () => {
      current = false;
    };
  }, [pathname, shown]);

  useEffect(() => {
    const from = arrivedAt.current;
    // The browser itself arrived at the first page, whatever path its document was drawn for.
    arrivedAt.current = from === undefined ? window.location.pathname : shown.path;
    if (from === undefined || from === shown.path) return;
    // Structured data is written into documents only: that of the first page is not true of this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    arriveAt(window.location.hash);
  }, [shown.path]);

  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead path={shown.path} {...shown.head} />
      </head>
      <body>
        <SkipLink label={layout.skipLink} />
        <SectionBoundary part="navbar">
          <Navbar path={shown.path} />
        </SectionBoundary>
        <main id="main" tabIndex={-1}>
          {/* What a page holds is put there once, so that another page is another element. */}
          <SectionBoundary key={pageKey(shown.path)} part="page">
            {shown.element}
          </SectionBoundary>
        </main>
        <AsDrawn element="footer" className={footer.footer}>
          {import.meta.env.SSR ? <Footer /> : null}
        </AsDrawn>
        <SectionBoundary part="comfort">
          <Comfort path={shown.path} />
        </SectionBoundary>
        <SectionBoundary part="floats">
          <Floats path={shown.path}>{shown.path === pathOf('home') ? <HomeFloats /> : null}</Floats>
        </SectionBoundary>
      </body>
    </html>
  );
}

/** The same for two paths that show the same, as all unknown ones do. */
function pageKey(path: string): string {
  const { page, slug } = matchRoute(path);
  return slug ?? page;
}

/** What makes the document nicer and may fail: without it links load documents, and nothing fades. */
function Comfort({ path }: { path: string }) {
  useInternalLinks(preparePage);
  useBrokenImages();
  useFadeIns(path);
  usePageViews(path);
  return null;
}
