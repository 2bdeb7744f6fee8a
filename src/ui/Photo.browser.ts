import { placeholderImage } from '../lib/placeholder-image.ts';

/**
 * Replaces each broken image once by the placeholder. One delegated listener covers all images. An image may have
 * another address in `data-fallback`, which is tried first.
 */
export function replaceBrokenImages(): void {
  // Images that broke before scripts ran fire no event any more. A lazy image that is not loading yet can count as
  // complete too, but has no `currentSrc`.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth && image.currentSrc) replace(image);
  // Image errors do not bubble, so listen in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}

/** Sets the next address to try; an image that shows the placeholder stays as it is. */
function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  delete image.dataset.fallback;
  const next = fallback ?? placeholderImage;
  if (image.getAttribute('src') === next) return;
  // Browsers skip a source without `srcset`. The element stays, as React may still hydrate it, and `photoFromHtml` reads
  // what it had.
  image.dataset.src ??= image.getAttribute('src') ?? '';
  for (const source of image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > [srcset]') ?? []) {
    source.dataset.srcset = source.srcset;
    source.removeAttribute('srcset');
  }
  image.style.backgroundImage = 'none';
  image.src = next;
}
