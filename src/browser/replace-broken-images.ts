import { placeholderImage } from '../lib/placeholder-image.ts';

/**
 * Puts the placeholder in place of each image that cannot be shown, once [G11]. One listener serves every image of the
 * site. An image may name another address to try first in `data-fallback`.
 */
export function replaceBrokenImages(): void {
  // What broke before scripts ran dispatches no event any more. An image that still waits to be scrolled to can count
  // as complete too, but has no source yet.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  // Errors of images do not bubble, but they can be caught on the way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}

/** The next address to try; an image that has tried the placeholder is left alone. */
function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  delete image.dataset.fallback;
  const next = fallback ?? placeholderImage;
  if (image.getAttribute('src') === next) return;
  // A source without an address is passed over. It stays in its place, where React may still have to find it.
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? [])
    source.removeAttribute('srcset');
  image.style.backgroundImage = 'none';
  image.src = next;
}
