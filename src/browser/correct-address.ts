/**
 * Replaces the configured origin with the current one in the canonical link and the social tags. The 404 document has
 * no canonical link.
 */
export function correctAddress(): undefined {
  const { origin, pathname } = window.location;
  const toCurrentOrigin = (address: string) => origin + new URL(address).pathname;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = toCurrentOrigin(canonical.href);
  for (const image of document.querySelectorAll<HTMLMetaElement>(
    '[property="og:image"], [name="twitter:image"]',
  ))
    image.content = toCurrentOrigin(image.content);
  const address = document.querySelector<HTMLMetaElement>('[property="og:url"]');
  if (address) address.content = canonical?.href ?? origin + pathname;
}
