import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { arriveAt } from '../lib/arrive.ts';

/**
 * Lets plain links to pages of this site change the page without a document load, and fetches a page as soon
 * as the visitor points at, touches or focuses its link. One listener serves every link, also those in article
 * text, and all of them work as they are before and without scripts.
 */
export function useInternalLinks(prefetch: (path: string) => void): void {
  useEffect(() => {
    let followed = false;
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      // A hash on the same page is the browser's own business.
      if (link.pathname === window.location.pathname && link.hash) {
        followed = link.hash !== window.location.hash;
        return;
      }
      event.preventDefault();
      if (link.href === window.location.href) return arriveAt('');
      navigate(link.pathname + link.search + link.hash);
    };
    const onIntent = (event: Event) => {
      const link = internalLink(event);
      if (link && link.pathname !== window.location.pathname) prefetch(link.pathname);
    };
    // Back and Forward within a page lead to where its links did: the browser, which keeps no places here, would not.
    const onHash = ({ oldURL, newURL }: HashChangeEvent) => {
      if (!followed && oldURL.split('#')[0] === newURL.split('#')[0]) arriveAt(window.location.hash);
      followed = false;
    };
    // Each change of page leads to its top, also by Back; the browser would first scroll to somewhere else. A document
    // that is left altogether is its own business again.
    const keepScroll = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leaveScroll = () => {
      window.history.scrollRestoration = 'auto';
    };
    keepScroll();
    window.addEventListener('pageshow', keepScroll);
    window.addEventListener('pagehide', leaveScroll);
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    window.addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      window.removeEventListener('pageshow', keepScroll);
      window.removeEventListener('pagehide', leaveScroll);
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [prefetch]);
}

/** The link that an event is about, if it leads to a page (not a file) of this site in this tab. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== window.location.origin || /\.\w+$/.test(link.pathname)) return undefined;
  return link;
}
