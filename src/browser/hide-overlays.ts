import { find } from './find.ts';

/** Hides what floats in the corner while the quote form of a page is in the window [H15]. */
export function hideOverlays(): (() => void) | undefined {
  const overlays = find('body > aside');
  overlays.removeAttribute('data-away');
  const form = document.getElementById('quote');
  if (!form) return undefined;
  const observer = new IntersectionObserver((entries) =>
    overlays.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false),
  );
  observer.observe(form);
  return () => observer.disconnect();
}
