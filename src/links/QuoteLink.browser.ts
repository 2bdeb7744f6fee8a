import { quoteHandOver } from '../content/quote-hand-over.ts';
import { isQuoteAddress, quoteAddress } from '../lib/quote-address.ts';
import { sessionValue, setSessionValue } from '../session.ts';

// Tells the quote form what the site knows, in the address of the link that opens it: the page with its service, the
// package, the suburb that the check found and the campaign of this session. What the visitor typed is handed over by
// the one link that carries it.

const { url, names, typedNames, services, packages } = quoteHandOver;
/** Longest value of a campaign, in characters. */
const maxLength = 100;

const search = new URLSearchParams(window.location.search);
for (const key of Object.keys(names)) {
  const value = key.startsWith('utm_') ? search.get(key) : null;
  if (value) setSessionValue(`quote-${key}`, value.slice(0, maxLength));
}

function onClick({ target }: Event): void {
  const suburb = document.querySelector<HTMLElement>('[data-suburb]')?.dataset.suburb;
  if (suburb) setSessionValue('quote-suburb', suburb);
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !isQuoteAddress(link.href, url)) return;
  const page = window.location.pathname;
  const { quote = '', typed } = link.dataset;
  const kept = Object.keys(names).map((key) => [key, sessionValue(`quote-${key}`)]);
  const known = {
    ...Object.fromEntries(kept),
    page,
    service: services[page],
    package: packages[quote],
  };
  // From the address as given: a link that stays through a page change may hold what an earlier click knew.
  const address = quoteAddress(url, names, known);
  link.href = typed ? quoteAddress(address, typedNames, JSON.parse(typed)) : address;
}

// The middle button and the context menu open tabs too.
for (const name of ['click', 'auxclick', 'contextmenu']) document.addEventListener(name, onClick, true);
