/** Places of quote links and of the quote form that statistics tell apart, by the specification's names. */
const quotePlaces = [
  'hero_primary',
  'package_general',
  'package_deep',
  'package_move-prep',
  'social_proof',
  'sticky_button',
  'floating_popup',
  'final_form',
] as const;
const menuPlaces = ['navbar', 'mobile_navbar'] as const;
const contactPlaces = [
  ...menuPlaces,
  'hero',
  'quote_form',
  'contact_details',
  'closing',
  'not_found',
  'footer',
  'text',
] as const;
const contactLabels = ['Call button', 'Call icon', 'Phone number', 'Email button', 'Email address'] as const;

export type QuotePlace = (typeof quotePlaces)[number];
export type MenuPlace = (typeof menuPlaces)[number];
export type ContactPlace = (typeof contactPlaces)[number];
type ContactLabel = (typeof contactLabels)[number];
type ContactClick = { label: ContactLabel | 'Link in text'; location: ContactPlace };

/** Every event that is ever sent. All values come from fixed lists: nothing that a visitor typed can be in them. */
type TrackedEvents = {
  /** A quote link of the menu was used; the name is the specification's, no form of this site is meant. */
  quote_form_submit: { location: MenuPlace };
  /** The conversion that follows it. */
  quote_submission: { currency: 'AUD' };
  quote_click: { location: QuotePlace };
  call_click: ContactClick;
  email_click: ContactClick;
  page_view: { page_title: string; page_location: string };
};

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
  }
}

/** Sends an event if the statistics tag is there. Whatever is wrong with the tag never harms the page. */
export function track<Name extends keyof TrackedEvents>(name: Name, parameters: TrackedEvents[Name]): void {
  try {
    if (typeof window.gtag === 'function') window.gtag('event', name, parameters);
  } catch {
    // A fault of the statistics is theirs.
  }
}

/** Attributes that let clicks on a quote link be counted; none for a place that is not counted. */
export function quoteAttributes(location: QuotePlace | MenuPlace | undefined) {
  return location ? { 'data-location': location } : {};
}

/** Attributes that tell where on the page a phone or e-mail link stands, and what kind of link it is. */
export function contactAttributes(location: ContactPlace, label: ContactLabel) {
  return { 'data-location': location, 'data-label': label };
}

/**
 * Counts clicks on quote, phone and e-mail links, also those with the middle button, which open a tab too. One
 * listener serves every link, so that it works before the page is taken over and in the text of articles.
 */
export function listenForTrackedClicks(): void {
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
