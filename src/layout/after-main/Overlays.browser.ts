/**
 * What floats offers a quote while no link of the page for a quote or a call is in the window, and hides while the
 * quote form of the page is. An embedded form is watched from then, or from the first scroll, on.
 * @returns its cleanup
 */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector<HTMLElement>('footer + aside');
  if (!overlays) return undefined;
  const form = document.getElementById('quote');
  // Without its script, an embedded form is shown after some seconds even if its host does not answer.
  const watch = () => {
    if (document.querySelector('#quote iframe'))
      import('../../sections/contact/EmbeddedFrame.browser.ts').then(
        (script) => script.watchFrames?.(),
        () => undefined,
      );
  };
  const seen = new Set<Element | null>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    // Ignore the overlays themselves, which are always in view.
    overlays.dataset.beside = seen.has(form) ? 'form' : seen.size < 2 ? '' : 'link';
    if (seen.has(form)) watch();
  });
  for (const each of document.querySelectorAll('#quote, footer + aside, main :is([data-quote], [href^=tel])'))
    observer.observe(each);
  // Early, so that the fallback for a failed frame is ready when the form scrolls into view.
  window.addEventListener('scroll', watch, { once: true });
  return () => observer.disconnect();
}
