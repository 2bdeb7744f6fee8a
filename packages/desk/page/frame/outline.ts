/** What is outlined on the page: under the pointer or with the focus, and what is being edited. */
type Outline = 'data-desk-pointed' | 'data-desk-opened';

/** Outlines one element of a page in this way, and no other. `in-frame.ts` has the styles. */
export function outline(page: Document | undefined, kind: Outline, element: Element | undefined): void {
  const former = page?.querySelector(`[${kind}]`);
  if (former === element) return;
  former?.removeAttribute(kind);
  element?.setAttribute(kind, '');
}
