/**
 * The overlays offer a quote while no quote or call link of the page is in view, and hide while the page's quote form
 * is. An embedded form is watched once it is in view or the page has been scrolled.
 * @returns its cleanup
 */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector<HTMLElement>('footer + aside');
  if (!overlays) return undefined;
  const form = document.getElementById('quote');
  const seen = new Set<Element | null>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    // Ignore the overlays themselves, which are always in view.
    overlays.dataset.beside = seen.has(form) ? 'form' : seen.size < 2 ? '' : 'link';
    if (seen.has(form)) watch();
  });
  for (const each of document.querySelectorAll('#quote, footer + aside, main :is([data-quote], [href^=tel])'))
    observer.observe(each);
  // Early, so that the fallback for a failed frame is ready when the form scrolls into view. The same function for each
  // page, so that pages that are left without scrolling do not collect listeners.
  window.addEventListener('scroll', watch, { once: true });
  return () => observer.disconnect();
}

/**
 * Watches the page's embedded form, if it has one. If the script doesn't load, CSS shows the form after some seconds,
 * even if its host does not answer.
 */
function watch(): void {
  if (document.querySelector('#quote iframe'))
    import('../../sections/contact/EmbeddedFrame.browser.ts').then(
      (script) => script.watchFrames?.(),
      () => undefined,
    );
}
