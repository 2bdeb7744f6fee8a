/**
 * The first element that matches a selector, for elements that every document has.
 * @throws an `Error` if there is none, which stops the calling enhancement only
 */
export function requireElement(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches "${selector}".`);
  return element;
}
