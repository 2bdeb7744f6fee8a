import { fetchHtml, preparePage } from './documents.ts';
import { idle } from './intent.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/** Makes a page ready as soon as the visitor points at, touches or focuses its link. */
export function startPrefetching(): void {
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, onIntent, { passive: true });
  document.addEventListener('scrollend', prefetchVisible);
}

/**
 * Fetches the documents of the links in the window, where nothing can point at them: between a touch and its click there
 * is less time than a mobile network takes to answer. Not for visitors who save data.
 */
export async function prefetchVisible(): Promise<void> {
  if (navigator.connection?.saveData || !matchMedia('(hover: none)').matches) return;
  await idle(500);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight || !leadsToPage(link)) continue;
    // A failure is no fault yet: the visit tries again.
    fetchHtml(link.pathname, 'low').catch(() => undefined);
  }
}

/** Whether an address is that of a page; all else has an extension. */
export function isPage(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && leadsToPage(link)) preparePage(link.pathname);
}

/** Whether a link leads to another page of this site, in this tab. */
function leadsToPage({ target, download, origin, pathname }: HTMLAnchorElement): boolean {
  if (target || download || origin !== location.origin) return false;
  return isPage(pathname) && pathname !== location.pathname;
}
