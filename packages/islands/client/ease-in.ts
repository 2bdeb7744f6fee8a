/** Whether the visitor prefers reduced motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades in the first photo of a page over 200 ms when it has loaded. If staging has already loaded it, it shows at once.
 */
export function easeIn(photo: HTMLImageElement | null): void {
  if (!photo || photo.complete || prefersStill()) return;
  const hidden = photo.animate({ opacity: [0, 0] }, 1e6);
  const show = () => {
    hidden.cancel();
    photo.animate({ opacity: [0, 1] }, 200);
  };
  // A broken photo fades in too, because a placeholder replaces it.
  for (const end of ['load', 'error']) photo.addEventListener(end, show, { once: true });
}
