/**
 * The id of the part of the Services page about a service.
 * @param page the path of the service's own page, such as `/ndis`
 */
export function anchorOf(page: string): string {
  return page.slice(1);
}
