/** What campaigns and advertisements add to an address; statistics need it to name where a visitor came from. */
const campaignParameters =
  /^(utm_(source|medium|campaign|id|term|content)|gclid|gbraid|wbraid|dclid|msclkid)$/;

/**
 * The address of a page as statistics may know it: without hash, and of its query only what campaigns add, because
 * the rest could hold something personal.
 * @param origin such as `https://example.com`
 * @param search `location.search`, with its `?`, or empty
 */
export function pageAddress(origin: string, path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaignParameters.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + path + (query ? `?${query}` : '');
}
