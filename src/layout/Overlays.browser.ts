/**
 * What floats offers a quote while no link of the page for a quote or a call is in the window, and hides while the quote
 * form of the page is. An embedded form is watched from then, or from the first scroll, on.
 * @returns its cleanup
 */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector('footer + aside');
  const quote = overlays?.querySelector('[data-quote]')?.getAttribute('href')?.split('?')[0];
  if (!overlays) return undefined;
  const form = document.getElementById('quote');
  // Without its script an embedded form is shown after some seconds, whether its host answers or not.
  const watch = () => {
    if (form?.querySelector('iframe'))
      import('../sections/contact/EmbeddedFrame.browser.ts')
        .then((script) => script.watchFrames())
        .catch(() => undefined);
  };
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    const isForm = form !== null && seen.has(form);
    overlays.toggleAttribute('data-away', isForm);
    overlays.toggleAttribute('data-offers', seen.size === 0);
    if (isForm) watch();
  });
  const offers = document.querySelectorAll(
    `#quote, main :is([href^="${quote}"], [href^="tel:"], [href="#fields"])`,
  );
  for (const offer of offers) observer.observe(offer);
  // A page without any.
  if (offers.length === 0) overlays.toggleAttribute('data-offers', true);
  // Ahead of the visitor, so that what stands for a failed frame is there when the form comes into the window.
  window.addEventListener('scroll', watch, { once: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', watch);
    overlays.removeAttribute('data-away');
  };
}
