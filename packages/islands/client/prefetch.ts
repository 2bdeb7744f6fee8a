import { fetchDocument, stageNextPage } from './documents.ts';
import { idle } from './intent.ts';

const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Stages a page when the visitor points at, touches or focuses its link. */
export function startPrefetching(): void {
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, onIntent, { passive: true });
  document.addEventListener('scrollend', prefetchVisible);
}

/**
 * Prefetches the documents of all visible links, only on devices without hover: the time between a touch and its click
 * is shorter than a mobile network takes to answer. Not for visitors who save data.
 */
export async function prefetchVisible(): Promise<void> {
  if (connection?.saveData || !matchMedia('(hover: none)').matches) return;
  await idle(500);
  // Measuring would lay out parts that the styles skip while they are out of view; an observer does not.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement && leadsToPage(target))
        // A failure is ignored: a click fetches again.
        fetchDocument(target.pathname, 'low').catch(() => undefined);
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
}

/** Whether a path belongs to a page: the paths of other files have an extension. */
export function isPage(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && leadsToPage(link)) stageNextPage(link.pathname);
}

/** Whether a link leads to another page of this site, in this tab. */
function leadsToPage({ target, download, origin, pathname }: HTMLAnchorElement): boolean {
  if (target || download || origin !== location.origin) return false;
  return isPage(pathname) && pathname !== location.pathname;
}
