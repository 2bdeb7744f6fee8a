import { content } from '../site.ts';
import { click, type EnginePage, inPage, waitFor } from './engine.ts';
import { openPage } from './routes.ts';

export type Journey = (page: EnginePage, origin: string) => Promise<void>;

const { home, layout, services, residential } = content;

/** Waits until the first element that a selector matches can be seen, or until none can. */
export function shows(page: EnginePage, selector: string, isShown = true): Promise<void> {
  return waitFor(
    page,
    `${selector} is ${isShown ? 'shown' : 'hidden'}`,
    (wanted) => (document.querySelector(wanted.selector)?.checkVisibility() ?? false) === wanted.isShown,
    { selector, isShown },
  );
}

/** Waits until the first-level heading says what it should. */
function hasHeading(page: EnginePage, text: string): Promise<void> {
  return waitFor(
    page,
    `the heading is "${text}"`,
    (wanted) => document.querySelector('h1')?.textContent?.includes(wanted) ?? false,
    text,
  );
}

/** Brings an island into the window and waits until it is hydrated. */
export async function reachIsland(page: EnginePage, name: string): Promise<void> {
  await waitFor(
    page,
    `the island ${name} is hydrated`,
    (island) => {
      const element = document.querySelector(`[data-island="${island}"]`);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return element?.getAttribute('data-hydrated') === 'yes';
    },
    name,
  );
}

const valueOfSlider = (page: EnginePage) =>
  inPage(page, () => Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')), null);

/** What a visitor does on the site, by name; each begins on a page of its own. */
export const journeys: Record<string, Journey> = {
  async menu(page, origin) {
    await openPage(page, `${origin}/`);
    await click(page, 'header [popovertarget="mobile-menu"]');
    await shows(page, '#mobile-menu');
    await page.press('Escape');
    await shows(page, '#mobile-menu', false);
    await click(page, 'header [popovertarget="mobile-menu"]');
    await shows(page, '#mobile-menu');
    await click(page, '#mobile-menu a[href="/services"]');
    await hasHeading(page, services.header.heading);
    await shows(page, '#mobile-menu', false);
  },
  async 'page change and back'(page, origin) {
    await openPage(page, `${origin}/services`);
    await click(page, 'main a[href="/residential"]');
    await hasHeading(page, residential.header.heading);
    await page.goBack();
    await hasHeading(page, services.header.heading);
  },
  async questions(page, origin) {
    await openPage(page, `${origin}/`);
    await click(page, '#faq summary');
    await shows(page, '#faq [open] p');
  },
  async 'tabs and lightbox'(page, origin) {
    await openPage(page, `${origin}/gallery`);
    await reachIsland(page, 'GalleryBrowser');
    await click(page, '[role="tab"][aria-controls="kitchens"]');
    await shows(page, '#kitchens[role="tabpanel"]');
    await click(page, '#kitchens [role="button"][aria-haspopup="dialog"]');
    await shows(page, 'dialog[open]');
    await page.press('ArrowRight');
    const number = layout.lightbox.count.replace('{number}', '2').split('{')[0] ?? '';
    await waitFor(
      page,
      'the lightbox shows its second photo',
      (text) => document.querySelector('dialog')?.textContent?.includes(text) ?? false,
      number,
    );
    await page.press('Escape');
    await shows(page, 'dialog[open]', false);
  },
  async 'comparison slider'(page, origin) {
    await openPage(page, `${origin}/before-after`);
    await reachIsland(page, 'ComparisonList');
    await click(page, '[role="slider"]');
    const before = await valueOfSlider(page);
    await page.press('ArrowRight');
    await waitFor(
      page,
      'the slider moves',
      (value) => Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')) > value,
      before,
    );
  },
  async carousel(page, origin) {
    await openPage(page, `${origin}/`);
    await reachIsland(page, 'Testimonials');
    const carousel = '[data-island="Testimonials"] [aria-roledescription="carousel"]';
    await click(page, `${carousel} button[aria-label="${layout.carousel.stop}"]`);
    await click(page, `${carousel} button[aria-label="${layout.carousel.next}"]`);
    await waitFor(
      page,
      'the carousel moves on',
      (slide) => document.querySelector(slide)?.hasAttribute('inert') ?? false,
      `${carousel} [aria-roledescription="${layout.carousel.slide}"]`,
    );
  },
  async chat(page, origin) {
    await openPage(page, `${origin}/about`);
    await click(page, '[aria-controls="chat"]');
    await shows(page, '#chat');
    await page.press('Escape');
    await shows(page, '#chat', false);
  },
  async 'quote form'(page, origin) {
    await openPage(page, `${origin}/`);
    await reachIsland(page, 'QuoteForm');
    await click(page, '#quote [type="submit"]');
    await waitFor(
      page,
      'each field says what is missing',
      () => document.querySelectorAll('#quote [aria-invalid="true"]').length === 6,
      null,
    );
    await page.type('#quote [autocomplete="name"]', 'Jo Bloggs');
    await page.type('#quote [autocomplete="address-level2"]', 'Thurgoona');
    await page.type('#quote [autocomplete="email"]', 'jo@example.com');
    await page.type('#quote [autocomplete="tel"]', '0491 570 156');
    await page.type('#quote textarea', 'Three bedrooms, any Tuesday.');
    await inPage(
      page,
      () => {
        const select = document.querySelector<HTMLSelectElement>('#quote select');
        if (select) select.value = 'deep';
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      null,
    );
    await click(page, '#quote [type="submit"]');
    await waitFor(
      page,
      'the form says what became of the request',
      (text) => document.querySelector('#quote')?.textContent?.includes(text) ?? false,
      home.quoteForm.panel.unsent.heading,
    );
  },
};

/** What works without scripts too; its pages are those of the no-JS baseline. */
export async function withoutScripts(page: EnginePage, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await hasHeading(page, content.business.tagline);
  await click(page, '#faq summary');
  await shows(page, '#faq [open] p');
  await click(page, '[aria-controls="chat"]');
  await shows(page, '#chat');
  await page.goto(`${origin}/`);
  await click(page, 'header [popovertarget="mobile-menu"]');
  await shows(page, '#mobile-menu');
  await click(page, '#mobile-menu a[href="/gallery"]');
  await hasHeading(page, content.gallery.header.heading);
}
