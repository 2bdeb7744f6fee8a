/**
 * The first element that a selector matches, for what every document is rendered with.
 * @throws if there is none, so that only the enhancement that needs it is missing
 */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches "${selector}".`);
  return element;
}
