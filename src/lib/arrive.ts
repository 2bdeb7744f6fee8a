/**
 * After a change of page: goes to the target of the hash if there is one, else to the top, and moves focus
 * there so that keyboard and screen-reader users start where the eye does (WCAG 2.4.3).
 * @param hash `location.hash`, with its `#`, or empty
 */
export function arriveAt(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  if (target) {
    const closed = target.closest('details');
    if (closed) closed.open = true;
    target.scrollIntoView({ behavior: 'instant' });
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return;
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
