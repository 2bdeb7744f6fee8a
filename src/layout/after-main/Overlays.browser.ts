/**
 * The overlays offer a quote while no quote or call link of the page is in view, and hide while the page's quote form
 * is.
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
  });
  for (const each of document.querySelectorAll('#quote, footer + aside, main :is([data-quote], [href^=tel])'))
    observer.observe(each);
  return () => observer.disconnect();
}
