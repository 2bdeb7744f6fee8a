/**
 * Hides the overlays while the quote form of a page is visible [H15]; an embedded one is watched from then on [P6].
 * @returns its cleanup
 */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector('body > aside');
  overlays?.removeAttribute('data-away');
  const form = document.getElementById('quote');
  if (!overlays || !form) return undefined;
  const observer = new IntersectionObserver((entries) => {
    const isVisible = entries.at(-1)?.isIntersecting ?? false;
    overlays.toggleAttribute('data-away', isVisible);
    // Without its script an embedded form is shown after some seconds, whether its host answers or not.
    if (isVisible && form.querySelector('iframe'))
      import('./watch-frames.ts').then((script) => script.watchFrames()).catch(() => undefined);
  });
  observer.observe(form);
  return () => observer.disconnect();
}
