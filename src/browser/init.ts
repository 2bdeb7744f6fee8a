import { type LinkData, track } from '../tracking.ts';

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
  const { quote, location = 'text', label = 'Link in text' } = dataset as LinkData;
  if (protocol === 'tel:') track('call_click', { label, location });
  else if (protocol === 'mailto:') track('email_click', { label, location });
  else if (quote === 'navbar' || quote === 'mobile_navbar') {
    track('quote_form_submit', { location: quote });
    track('quote_submission', { currency: 'AUD' });
  } else if (quote) track('quote_click', { location: quote });
}
