import type { Page } from '@playwright/test';
import { content, expect, hydrateIsland, open, test } from './site.ts';

/** Presses Escape for an input method, whose letters are not those of the text yet. */
const cancelComposition = (page: Page) =>
  page.locator('body').dispatchEvent('keydown', { key: 'Escape', isComposing: true });

/**
 * What a visitor does on a page.
 * @param open loads the page at a path and waits until it works
 */
export type Journey = (page: Page, open: (path: string) => Promise<void>) => Promise<void>;

const { home, layout, services, residential, contact } = content;

/** Expects the h1 to have a text. */
const expectHeading = (page: Page, text: string) => expect(page.locator('h1')).toContainText(text);

/** Scrolls to an island, waits until it is hydrated, and returns its first element. */
async function reachIsland(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`).first();
  await hydrateIsland(island);
  return island;
}

/**
 * What a visitor does on the site, by name. Elements are found by selectors, because some tests change the texts of a
 * page.
 */
export const journeys: Record<string, Journey> = {
  async menu(page, open) {
    const toggle = page.locator('header [aria-controls="mobile-menu"]');
    const menu = page.locator('#mobile-menu');
    await open('/');
    await toggle.click();
    await expect(menu).toBeVisible();
    await cancelComposition(page);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await menu.locator('a[href="/services"]').click();
    await expectHeading(page, services.header.heading);
    await expect(menu).toBeHidden();
  },
  async 'page change and back'(page, open) {
    await open('/services');
    await page.locator('main a[href="/residential"]').first().click();
    await expectHeading(page, residential.header.heading);
    await page.goBack();
    await expectHeading(page, services.header.heading);
  },
  async questions(page, open) {
    await open('/');
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq [open] p').first()).toBeVisible();
  },
  async 'tabs and lightbox'(page, open) {
    await open('/gallery');
    await reachIsland(page, 'GalleryBrowser');
    await page.locator('[role="tab"][aria-controls="kitchens"]').click();
    const panel = page.locator('#kitchens[role="tabpanel"]');
    await expect(panel).toBeVisible();
    await panel.locator('[role="button"][aria-haspopup="dialog"]').first().click();
    const lightbox = page.locator('dialog[open]');
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(layout.lightbox.count.replace('{number}', '2').split('{')[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  },
  async 'comparison slider'(page, open) {
    await open('/before-after');
    await reachIsland(page, 'ComparisonList');
    const slider = page.locator('[role="slider"]').first();
    const value = async () => Number(await slider.getAttribute('aria-valuenow'));
    await slider.click();
    const before = await value();
    // Focuses it again: a translated island may be rendered once more after the click.
    await slider.press('ArrowRight');
    await expect.poll(value).toBeGreaterThan(before);
  },
  async carousel(page, open) {
    await open('/');
    const island = await reachIsland(page, 'Testimonials');
    const carousel = island.locator('[aria-roledescription="carousel"]').first();
    await carousel.locator(`button[aria-label="${layout.carousel.stop}"]`).click();
    await carousel.locator(`button[aria-label="${layout.carousel.next}"]`).click();
    const slide = carousel.locator(`[aria-roledescription="${layout.carousel.slide}"]`).first();
    await expect(slide).toHaveAttribute('inert');
  },
  async chat(page, open) {
    const chat = page.locator('#chat');
    await open('/about');
    await page.locator('[aria-controls="chat"]').first().click();
    await expect(chat).toBeVisible();
    await cancelComposition(page);
    await expect(chat).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
  },
  async 'quote form'(page, open) {
    await open('/');
    await reachIsland(page, 'QuoteForm');
    const form = page.locator('#quote');
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(6);
    await form.locator('[autocomplete="name"]').pressSequentially('Jo Bloggs');
    await form.locator('[autocomplete="address-level2"]').pressSequentially('Thurgoona');
    await form.locator('[autocomplete="email"]').pressSequentially('jo@example.com');
    await form.locator('[autocomplete="tel"]').pressSequentially('0491 570 156');
    await form.locator('textarea').pressSequentially('Three bedrooms, any Tuesday.');
    await form.locator('select').selectOption('deep');
    await form.locator('[type="submit"]').click();
    await expect(form).toContainText(home.quoteForm.panel.unsent.heading);
  },
  async 'filter of the gallery'(page, open) {
    await open('/gallery?tab=builder-cleans');
    await reachIsland(page, 'GalleryBrowser');
    const panel = page.locator('#builder-cleans');
    const count = panel.locator('[role="status"]').first();
    const before = (await count.textContent()) ?? '';
    await panel.locator('[aria-pressed="false"]').first().click();
    await expect(count).not.toHaveText(before);
  },
  async 'suburb check'(page, open) {
    await open('/contact');
    await reachIsland(page, 'ServiceArea');
    const form = page.locator('form:has(#suburb-check)');
    for (const [typed, answer] of [
      ['Thurgoona', contact.area.check.yes.replace('{suburb}', 'Thurgoona')],
      ['Mars', contact.area.check.ask],
    ] as const) {
      await form.locator('#suburb-check').fill(typed);
      await form.locator('[type="submit"]').click();
      await expect(page.locator('form [role="status"]').first()).toContainText(answer);
    }
  },
  async 'long review'(page, open) {
    await open('/');
    await reachIsland(page, 'Testimonials');
    const review = page.locator('blockquote:has(+ button)').first();
    const length = async () => (await review.innerText()).length;
    const before = await length();
    for (const isOpen of [true, false, true, false]) {
      // Its slide may have moved out of view.
      await page.locator('blockquote + button').first().dispatchEvent('click');
      await expect.poll(async () => (await length()) > before).toBe(isOpen);
    }
  },
};

/**
 * Makes journeys in one page, by name. A document that is already open is not loaded again.
 * @param onLoad called after each document has loaded
 */
export async function visit(
  page: Page,
  names: readonly string[],
  onLoad: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const openOnce = async (path: string) => {
    const { pathname, search } = new URL(page.url(), 'http://localhost');
    if (pathname + search === path) return;
    await open(page, path);
    await onLoad();
  };
  for (const name of names) await test.step(name, () => journeys[name]?.(page, openOnce));
}
