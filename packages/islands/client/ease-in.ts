/** Whether the visitor prefers reduced motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets the first photo of a page come out of the ground behind it over 200 ms, once it is there; one that is there as the
 * page changes, which staging has asked for, shows at once.
 */
export function easeIn(photo: HTMLImageElement | null): void {
  if (!photo || photo.complete || prefersStill()) return;
  const hidden = photo.animate({ opacity: [0, 0] }, 1e6);
  const show = () => {
    hidden.cancel();
    photo.animate({ opacity: [0, 1] }, 200);
  };
  // A broken one shows what replaces it.
  for (const end of ['load', 'error']) photo.addEventListener(end, show, { once: true });
}
