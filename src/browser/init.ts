import { type LinkData, track } from '../tracking.ts';

/**
 * Counts clicks on quote, phone and e-mail links, including middle clicks, which open a tab. Runs in the entry script,
 * so clicks before the client bootstrap count too. One delegated listener also covers islands and article texts.
 */
export function init(): void {
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, onClick, true);
}

function onClick({ target, button }: MouseEvent): void {
  // The right button only opens a context menu.
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
