import { type NextPage, pageOf } from './documents.ts';
import { isPage, prefetchVisible, startPrefetching } from './prefetch.ts';
import { restoreScrollAndFocus } from './restore-focus.ts';

/**
 * Milliseconds of work on the next page, half a frame, up to which a device counts as fast: a laptop takes 4. On one
 * four times slower a view transition would keep the next heading waiting for 60 ms more, so there the page is cut.
 */
const fast = 8;

/** The pathname that the shown page belongs to. */
let shown = location.pathname;

/** What a page change calls: `leave` before a page goes, `enter` when the next one has taken its place. */
type PageHooks = { leave: () => void; enter: () => void };

/** Nothing until the client bootstrap is there, which then enters the page that it finds. */
let hooks: PageHooks | undefined;

/** Says what each page change from now on calls. */
export function onPageChange(newHooks: PageHooks): void {
  hooks = newHooks;
}

/**
 * Lets links to pages of this site swap the page instead of loading a document, and makes pages ready ahead of a click.
 * Without the Navigation API links load documents.
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
  // Links to a place on the shown page are the browser's own business, and so is an address that a script writes.
  const isTraversal = event.navigationType === 'traverse';
  if (!isTraversal && (event.hashChange || event.destination.sameDocument)) return;
  const isSamePage = isTraversal && pathname === shown;
  if (isSamePage && !event.hashChange) return;
  const { signal } = event;
  const isShown = isSamePage || event.destination.url === location.href;
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    handler: async () => {
      if (isShown) return restoreScrollAndFocus(hash);
      try {
        const next = await pageOf(pathname);
        if (signal.aborted) return;
        await transition(next, () => {
          if (signal.aborted) return;
          swapPage(next, hash);
          shown = pathname;
          hooks?.enter();
          restoreScrollAndFocus(hash);
        });
        // The page change ends, and islands hydrate, when the visitor sees the page.
        await painted();
        void prefetchVisible();
      } catch {
        if (!signal.aborted) location.reload();
      } finally {
        delete document.documentElement.dataset.entering;
      }
    },
  });
}

/** Changes the page, with a view transition where that costs the visitor no wait. */
function transition({ work }: NextPage, change: () => void): Promise<void> | void {
  const isCut = work > fast || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCut || !('startViewTransition' in document)) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition that is cut short, as by the next click, has changed the page all the same.
  ready.catch(() => undefined);
  return updateCallbackDone;
}

/** Resolves when what is in the document has been painted; in a hidden tab that is when it is shown again. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Puts the next page in the place of the shown one: its styles, its head and each part that is marked with
 * `data-page-part`. All else in the document stays. Until it is painted the root has `data-entering`, so that styles
 * can skip what is not in the window; not where the address leads to a place within the page, which has to be found.
 */
function swapPage({ html, styles, parts }: NextPage, hash: string): void {
  // While the styles are as they were: to take the focus from a link that goes, a browser computes all of them.
  document.querySelector('main')?.focus({ preventScroll: true });
  hooks?.leave();
  if (!hash) document.documentElement.dataset.entering = '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
    const next = parts.find(({ dataset }) => dataset.pagePart === part.dataset.pagePart);
    part.replaceChildren(...(next?.childNodes ?? []));
  }
  const shownStyles = document.querySelector('style[data-page-styles]:not([media])');
  // Another page, made ready since, may have taken their place.
  if (!styles.isConnected) shownStyles?.after(styles);
  styles.removeAttribute('media');
  shownStyles?.remove();
  swapHead(html);
}

/** Title, meta elements, canonical address, structured data and deferred styles: all that differs between pages. */
function swapHead(next: Document): void {
  const selector =
    'title, meta, link[rel="canonical"], link[data-deferred], script[type="application/ld+json"]';
  const elements = (html: Document) => [...html.head.querySelectorAll(selector)];
  const texts = (html: Document) => new Set(elements(html).map((element) => element.outerHTML));
  const [before, after] = [texts(document), texts(next)];
  for (const element of elements(document)) if (!after.has(element.outerHTML)) element.remove();
  for (const element of elements(next)) if (!before.has(element.outerHTML)) document.head.append(element);
}
