/** Selects the parts of a page that don't scroll with it. */
const floating = 'body > header, body > aside, [popover], dialog';

/** Whether an element is in a part that does not scroll with the page. */
export function floats(element: Element): boolean {
  const part = element.closest<HTMLElement>(floating);
  return part !== null && staysInWindow(part);
}

/** How far, in pixels, floating parts cover a page from the edges of its window: the navbar, and on phones the bar. */
export function coversOf(page: Document): { top: number; bottom: number } {
  const { clientWidth, clientHeight } = page.documentElement;
  const covers = { top: 0, bottom: 0 };
  for (const part of page.querySelectorAll<HTMLElement>(floating)) {
    const { top, bottom, width } = part.getBoundingClientRect();
    // In wide windows the overlays are in a corner.
    if (width < clientWidth / 2 || !staysInWindow(part)) continue;
    if (top <= 0) covers.top = Math.max(covers.top, bottom);
    else if (bottom >= clientHeight) covers.bottom = Math.max(covers.bottom, clientHeight - top);
  }
  return covers;
}

function staysInWindow(part: HTMLElement): boolean {
  const { position, visibility, display } = part.ownerDocument.defaultView?.getComputedStyle(part) ?? {};
  return /^(fixed|sticky)$/.test(position ?? '') && visibility !== 'hidden' && display !== 'none';
}
