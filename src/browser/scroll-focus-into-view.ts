/**
 * Scrolls the focused element into view if a newly shown element covers it (WCAG 2.4.11). Elements taller than the
 * window, such as `<main>`, are not scrolled.
 */
export function scrollFocusIntoView(cover: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const over = cover.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  if (under.height > window.innerHeight) return;
  const apart =
    under.right < over.left || under.left > over.right || under.bottom < over.top || under.top > over.bottom;
  if (!apart) focused.scrollIntoView({ block: 'nearest' });
}
