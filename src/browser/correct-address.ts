/**
 * Writes the address that the visitor is really on into the canonical link and the tags for social networks, which
 * are rendered with the configured site address [L9]. The document of an unknown address has no canonical link.
 */
export function correctAddress(): undefined {
  const { origin, pathname } = window.location;
  const moved = (address: string) => origin + new URL(address, origin).pathname;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = moved(canonical.href);
  for (const image of document.querySelectorAll<HTMLMetaElement>(
    '[property="og:image"], [name="twitter:image"]',
  ))
    image.content = moved(image.content);
  const address = document.querySelector<HTMLMetaElement>('[property="og:url"]');
  if (address) address.content = canonical?.href ?? origin + pathname;
}
