/**
 * Hides the overlays while the quote form of a page is visible; an embedded one is watched from then, or
 * from the first scroll, on.
 * @returns its cleanup
 */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector('body > aside');
  overlays?.removeAttribute('data-away');
  const form = document.getElementById('quote');
  if (!overlays || !form) return undefined;
  // Without its script an embedded form is shown after some seconds, whether its host answers or not.
  const watch = () => {
    if (form.querySelector('iframe'))
      import('../sections/contact/EmbeddedFrame.browser.ts')
        .then((script) => script.watchFrames())
        .catch(() => undefined);
  };
  const observer = new IntersectionObserver((entries) => {
    const isVisible = entries.at(-1)?.isIntersecting ?? false;
    overlays.toggleAttribute('data-away', isVisible);
    if (isVisible) watch();
  });
  observer.observe(form);
  // Ahead of the visitor, so that what stands for a failed frame is there when the form comes into the window.
  window.addEventListener('scroll', watch, { once: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', watch);
  };
}
