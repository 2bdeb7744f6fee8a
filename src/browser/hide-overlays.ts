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
    overlays.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false);
  });
  observer.observe(form);
  // Ahead of the visitor, so that what stands for a failed frame is there already. Without its script an embedded form is
  // shown after some seconds, whether its host answers or not.
  const ahead = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting && form.querySelector('iframe'))
        import('./watch-frames.ts').then((script) => script.watchFrames()).catch(() => undefined);
    },
    { rootMargin: '100%' },
  );
  ahead.observe(form);
  return () => {
    observer.disconnect();
    ahead.disconnect();
  };
}
