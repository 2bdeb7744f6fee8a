import { placeholderImage } from '../lib/placeholder-image.ts';

/**
 * Replaces a broken image with the address in its `data-fallback`, or else with the placeholder. One that already shows
 * the placeholder stays as it is.
 */
export function replaceImage(image: HTMLImageElement): void {
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
