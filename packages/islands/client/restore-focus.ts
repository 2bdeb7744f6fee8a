/**
 * After a page change: scrolls to the target of the hash, or else to the top, and moves the focus there, so that
 * keyboard and screen-reader users start where the page is seen (WCAG 2.4.3).
 * @param hash `location.hash`, with its `#`, or empty
 */
export function restoreScrollAndFocus(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!target) {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return;
  }
  const closed = target.closest('details');
  if (closed) closed.open = true;
  target.scrollIntoView({ behavior: 'instant' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
