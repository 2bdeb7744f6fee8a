import {
  type ContactClick,
  contactLabels,
  contactPlaces,
  menuPlaces,
  quotePlaces,
  track,
} from '../tracking.ts';

/**
 * What cannot wait until the page is there: whoever clicks a link at once is counted too. Counts clicks on quote, phone
 * and e-mail links, also those with the middle button, which open a tab too [A3]. One listener serves every link, so
 * that it works in islands and in the text of articles.
 */
export function early(): void {
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, onClick, true);
}

function onClick({ target, button }: MouseEvent): void {
  // The right button opens a menu, and nothing else yet.
  if (button > 1 || !(target instanceof Element)) return;
  const link = target.closest('a');
  if (link) trackLink(link);
}

function trackLink({ protocol, dataset }: HTMLAnchorElement): void {
  const click: ContactClick = {
    label: oneOf(contactLabels, dataset.label) ?? 'Link in text',
    location: oneOf(contactPlaces, dataset.location) ?? 'text',
  };
  if (protocol === 'tel:') return track('call_click', click);
  if (protocol === 'mailto:') return track('email_click', click);
  const menu = oneOf(menuPlaces, dataset.location);
  const quote = oneOf(quotePlaces, dataset.location);
  if (quote) track('quote_click', { location: quote });
  if (!menu) return;
  track('quote_form_submit', { location: menu });
  track('quote_submission', { currency: 'AUD' });
}

function oneOf<T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value);
}
