/** Replaces each broken image. One delegated listener covers all images. */
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

function replace(image: HTMLImageElement): void {
  import('../browser/replace-image.ts').then(
    (script) => script.replaceImage?.(image),
    () => undefined,
  );
}
