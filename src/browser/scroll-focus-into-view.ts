/**
 * Scrolls the focused element into view if an overlay that has just appeared may cover it (WCAG 2.4.11). Elements
 * taller than the viewport, such as `<main>`, are not scrolled.
 */
export function scrollFocusIntoView(cover: Element): void {
  const focused = document.activeElement;
  if (!focused || cover.contains(focused)) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  if (height <= window.innerHeight && bottom >= over.top && top <= over.bottom)
    focused.scrollIntoView({ block: 'nearest' });
}
