import { placeholderImage } from '../lib/placeholder-image.ts';

/**
 * Replaces each broken image once with the placeholder. One delegated listener covers all images. An address in
 * `data-fallback` is tried first.
 */
export function replaceBrokenImages(): void {
  // Images that broke before scripts ran fire no more events. A lazy image that is not loading yet can also be
  // `complete`, but has no `currentSrc`.
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

/** Sets the next address to try. An image that already shows the placeholder stays as it is. */
function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  delete image.dataset.fallback;
  const next = fallback ?? placeholderImage;
  if (image.getAttribute('src') === next) return;
  // Browsers skip a source without `srcset`. The element and its values stay, because React may still hydrate it, and
  // `photoFromHtml` reads them.
  image.dataset.src ??= image.getAttribute('src') ?? '';
  for (const source of image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > [srcset]') ?? []) {
    source.dataset.srcset = source.srcset;
    source.removeAttribute('srcset');
  }
  image.style.backgroundImage = 'none';
  image.src = next;
}
