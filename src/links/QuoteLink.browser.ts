import { quoteHandOver } from '../content/quote-hand-over.ts';
import { isQuoteAddress, quoteAddress } from '../lib/quote-address.ts';
import { sessionValue, setSessionValue } from '../session.ts';

const { url, names, typedNames } = quoteHandOver;

/**
 * Adds what the site knows to the address of the quote form when a link to it is pressed: the page, the service, the
 * package, the suburb that the suburb check found, and the session's campaign. What the visitor typed is only added by
 * the link that says so.
 */
export function passOnToForm(): void {
  const search = new URLSearchParams(window.location.search);
  for (const key of Object.keys(names)) {
    const value = key.startsWith('utm_') ? search.get(key) : null;
    if (value) setSessionValue(`quote-${key}`, value);
  }

  const onClick = ({ target }: Event) => {
    const suburb = document.querySelector<HTMLElement>('[data-suburb]')?.dataset.suburb;
    if (suburb !== undefined) setSessionValue('quote-suburb', suburb);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isQuoteAddress(link.href, url)) return;
    const known = {
      ...Object.fromEntries(Object.keys(names).map((key) => [key, sessionValue(`quote-${key}`)])),
      page: window.location.pathname,
      // Among the overlays, each page about a service has a link with its name.
      ...document.querySelector<HTMLElement>('aside [data-service]')?.dataset,
      ...link.dataset,
    };
    // Start from the original address: a link kept across a page change may still have the values of an earlier click.
    const address = quoteAddress(url, names, known);
    const { typed } = link.dataset;
    link.href = typed ? quoteAddress(address, typedNames, JSON.parse(typed)) : address;
  };

  // The middle button and the context menu open tabs too.
  for (const name of ['click', 'auxclick', 'contextmenu']) document.addEventListener(name, onClick, true);
}
