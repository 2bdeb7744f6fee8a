/** Query parameters of campaigns and advertisements, which tell statistics where visitors came from. */
const campaignParameters =
  /^(utm_(source|medium|campaign|id|term|content)|gclid|gbraid|wbraid|dclid|msclkid)$/;

/**
 * The address of a page for statistics: without hash, and only with campaign parameters, because others could hold
 * personal data.
 * @param origin such as `https://example.com`
 * @param search `location.search`, with its `?`, or empty
 */
export function pageAddress(origin: string, path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaignParameters.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + path + (query ? `?${query}` : '');
}
