/**
 * Scrolls what has the focus out from under something that has just appeared above it (WCAG 2.4.11), by no more than
 * is needed. Something larger than the window, such as the main area, stays where it is.
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
