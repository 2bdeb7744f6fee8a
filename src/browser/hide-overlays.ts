/** Hides the overlays while the quote form of a page is visible [H15]. @returns its cleanup */
export function hideOverlays(): (() => void) | undefined {
  const overlays = document.querySelector('body > aside');
  overlays?.removeAttribute('data-away');
  const form = document.getElementById('quote');
  if (!overlays || !form) return undefined;
  const observer = new IntersectionObserver((entries) =>
    overlays.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false),
  );
  observer.observe(form);
  return () => observer.disconnect();
}
