/**
 * Makes links within a page scroll smoothly from now on. Not during load: fonts can still move the target, and a smooth
 * scroll would miss it.
 */
export function scrollSmoothly(): void {
  document.documentElement.dataset.loaded = '';
}
