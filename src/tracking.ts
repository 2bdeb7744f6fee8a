/** Places of quote links and of the quote form that statistics tell apart, by the specification's names. */
export type QuotePlace =
  | 'hero_primary'
  | 'package_general'
  | 'package_deep'
  | 'package_move-prep'
  | 'social_proof'
  | 'sticky_button'
  | 'floating_popup'
  | 'final_form';
export type MenuPlace = 'navbar' | 'mobile_navbar';
export type ContactPlace =
  | MenuPlace
  | 'hero'
  | 'quote_form'
  | 'contact_details'
  | 'closing'
  | 'not_found'
  | 'footer'
  | 'text';
type ContactLabel = 'Call button' | 'Call icon' | 'Phone number' | 'Email button' | 'Email address';
type ContactClick = { label: ContactLabel | 'Link in text'; location: ContactPlace };

/** What a link says of itself in data attributes, which only the two functions below write. */
export type LinkData = { quote?: QuotePlace | MenuPlace; location?: ContactPlace; label?: ContactLabel };

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
  return location ? { 'data-quote': location } : {};
}

/** Attributes that tell where on the page a phone or e-mail link stands, and what kind of link it is. */
export function contactAttributes(location: ContactPlace, label: ContactLabel) {
  return { 'data-location': location, 'data-label': label };
}
