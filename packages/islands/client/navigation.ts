import { type NextPage, takeNextPage } from './documents.ts';
import { easeIn, prefersStill } from './ease-in.ts';
import { isPage, prefetchVisible, startPrefetching } from './prefetch.ts';
import { restoreScrollAndFocus } from './restore-focus.ts';

/**
 * The longest staging time, in milliseconds, of a device that counts as fast: half a frame; a laptop takes 4. On a
 * device four times slower a view transition would delay the next heading by 60 ms, so there is none.
 */
const fastStagingTime = 8;

/** The pathname of the shown page. */
let shownPath = location.pathname;

/**
 * Called by a page change: `leave` before the old page is removed, `enter` when the next one is in the document. The
 * client bootstrap sets them, and enters the shown page itself.
 */
export const pageHooks: { leave?: () => void; enter?: () => void } = {};

/** Whether a file of this build is missing, most likely because another build was published since. */
let isOutdated = false;

/** Reports that a script or style could not be fetched: unless the visitor is offline, links then load documents. */
export function reportMissing(...reasons: unknown[]): void {
  console.error(...reasons);
  if (navigator.onLine) isOutdated = true;
}

/**
 * Makes links to pages of this site swap the page instead of loading a document, and starts prefetching. Without the
 * Navigation API links load documents.
 */
export function startNavigation(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', onNavigate);
  startPrefetching();
}

function onNavigate(event: NavigateEvent): void {
  const { pathname, hash, origin } = new URL(event.destination.url);
  const isReload = event.navigationType === 'reload';
  if (!event.canIntercept || event.downloadRequest !== null || event.formData || isReload) return;
  if (origin !== location.origin || !isPage(pathname)) return;
  // The browser itself handles links within the shown page, and addresses that a script writes.
  const isTraversal = event.navigationType === 'traverse';
  if (!isTraversal && (isOutdated || event.hashChange || event.destination.sameDocument)) return;
  const isSamePage = isTraversal && pathname === shownPath;
  if (isSamePage && !event.hashChange) return;
  const { signal } = event;
  const isShown = isSamePage || event.destination.url === location.href;
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    handler: async () => {
      if (isShown) return restoreScrollAndFocus(hash);
      try {
        const next = await takeNextPage(pathname);
        if (signal.aborted) return;
        await withTransition(next, () => {
          if (signal.aborted) return;
          swapPage(next, hash);
          shownPath = pathname;
          pageHooks.enter?.();
          restoreScrollAndFocus(hash);
        });
        // The page change ends, and islands hydrate, after the first paint; in a hidden tab, when it is visible again.
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        void prefetchVisible();
      } catch {
        if (!signal.aborted) location.reload();
      } finally {
        delete document.documentElement.dataset.entering;
      }
    },
  });
}

/** Changes the page, with a view transition unless the device is slow or the visitor prefers reduced motion. */
function withTransition({ stagingTime }: NextPage, change: () => void): Promise<void> | void {
  const skipsTransition = stagingTime > fastStagingTime || prefersStill();
  if (skipsTransition || !('startViewTransition' in document)) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // The page changes even if the transition is skipped, for example by the next click.
  ready.catch(() => undefined);
  return updateCallbackDone;
}

/**
 * Swaps in the next page's styles, head and elements with `data-page-part`; the rest of the document stays. Until the
 * first paint the root element has `data-entering`, so that styles can skip what is below the viewport. With a hash it
 * has not, because the target must be laid out.
 */
function swapPage({ html, styles, parts }: NextPage, hash: string): void {
  // Before the styles change: moving the focus away from a removed link would recompute all of them.
  document.querySelector('main')?.focus({ preventScroll: true });
  pageHooks.leave?.();
  if (!hash) document.documentElement.dataset.entering = '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
    const next = parts.find(({ dataset }) => dataset.pagePart === part.dataset.pagePart);
    part.replaceChildren(...(next?.childNodes ?? []));
  }
  easeIn(document.querySelector('main img[fetchpriority]'));
  const shownStyles = document.querySelector('style[data-page-styles]:not([media])');
  // Staging another page since may have removed them.
  if (!styles.isConnected) shownStyles?.after(styles);
  styles.removeAttribute('media');
  shownStyles?.remove();
  swapHead(html);
}

/** Swaps the parts of the head that differ: title, meta elements, canonical link, structured data, deferred CSS. */
function swapHead(next: Document): void {
  const selector =
    'title, meta, link[rel="canonical"], link[data-deferred], script[type="application/ld+json"]';
  const elements = (html: Document) => [...html.head.querySelectorAll(selector)];
  const texts = (html: Document) => new Set(elements(html).map((element) => element.outerHTML));
  const [before, after] = [texts(document), texts(next)];
  for (const element of elements(document)) if (!after.has(element.outerHTML)) element.remove();
  for (const element of elements(next)) if (!before.has(element.outerHTML)) document.head.append(element);
}
