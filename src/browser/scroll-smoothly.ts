/**
 * Makes links within a page scroll smoothly, from now on: the fonts of a page that loads can still move what its address
 * leads to, and a smooth scroll would miss it.
 */
export function scrollSmoothly(): void {
  document.documentElement.dataset.loaded = '';
}
