/** Locations of quote links and quote forms, so that statistics can tell them apart. */
export type QuotePlace =
  | 'hero_primary'
  | `package_${string}`
  | 'social_proof'
  | 'sticky_button'
  | 'floating_popup'
  | 'final_form'
  | 'contact_form';
export type MenuPlace = 'navbar' | 'mobile_navbar';
export type ContactPlace =
  | MenuPlace
  | 'hero'
  | 'coverage'
  | 'quote_form'
  | 'contact_details'
  | 'closing'
  | 'not_found'
  | 'footer'
  | 'bar'
  | 'text';
type ContactLabel = 'Call button' | 'Call icon' | 'Phone number' | 'Email button' | 'Email address';
type ContactClick = { label: ContactLabel | 'Link in text'; location: ContactPlace };

/** The data attributes of tracked links; only the two functions below write them. */
export type LinkData = { quote?: QuotePlace | MenuPlace; location?: ContactPlace; label?: ContactLabel };

/** Every event. All values come from fixed lists, so that no event contains what a visitor typed. */
type TrackedEvents = {
  /** A click on a quote link of the menu, not a submission. */
  quote_form_submit: { location: MenuPlace };
  /** The conversion event that follows it. */
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

/** Sends an event if the statistics tag is present. Errors of the tag are ignored. */
export function track<Name extends keyof TrackedEvents>(name: Name, parameters: TrackedEvents[Name]): void {
  try {
    if (typeof window.gtag === 'function') window.gtag('event', name, parameters);
  } catch {
    // An error of the tag must not break the page.
  }
}

/** The attribute of quote links. Without a location, a link's clicks are not counted. */
export function quoteAttributes(location: QuotePlace | MenuPlace | undefined) {
  return { 'data-quote': location ?? '' };
}

/** The attributes of phone and e-mail links: location and kind. */
export function contactAttributes(location: ContactPlace, label: ContactLabel) {
  return { 'data-location': location, 'data-label': label };
}
