import { documentOf, prefetch } from './documents.ts';
import { enterPage, leavePage } from './page.ts';
import { restoreScrollAndFocus } from './restore-focus.ts';

/** The pathname that the shown page belongs to. */
let shown = location.pathname;

/**
 * Lets links to pages of this site swap the page instead of loading a document, and prefetches a page as soon as the
 * visitor points at, touches or focuses its link. Without the Navigation API links load documents.
 */
export function startNavigation(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', onNavigate);
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, onIntent, { passive: true });
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (isPage(link.pathname) && link.pathname !== location.pathname) prefetch(link.pathname);
}

function isPage(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
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
        const next = await documentOf(pathname);
        if (signal.aborted) return;
        swapPage(next);
      } catch {
        if (!signal.aborted) location.reload();
        return;
      }
      shown = pathname;
      enterPage();
      restoreScrollAndFocus(hash);
    },
  });
}

/**
 * Puts the page of another document in the place of the shown one: its styles, its head and each part that is marked
 * with `data-page-part`. All else in the document stays.
 * @throws if the browser refuses its styles, as for a document of another build
 */
function swapPage(next: Document): void {
  const [style, nextStyle] = [document, next].map((html) => html.querySelector('style[data-page-styles]'));
  if (!style || !nextStyle) throw new Error('The document has no styles.');
  // While the styles are as they were: to take the focus from a link that goes, a browser computes all of them.
  document.querySelector('main')?.focus({ preventScroll: true });
  const added = document.importNode(nextStyle, true);
  style.after(added);
  if (!(added instanceof HTMLStyleElement && added.sheet)) {
    added.remove();
    throw new Error('The styles of the page are not those of this build.');
  }
  leavePage();
  for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
    const nextPart = next.querySelector(`[data-page-part="${part.dataset.pagePart}"]`);
    part.replaceChildren(...(nextPart?.childNodes ?? []));
  }
  style.remove();
  swapHead(next);
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
