import type { Locator, Page } from '@playwright/test';
import { chatButton, chatCard, chatWindow, closingText } from './floating.ts';
import { fillForm, quoteForm } from './quote-form.ts';
import { content, expect } from './site.ts';

/** What a page shows once it is used: what brings it about, and the part that is compared. */
type State = { name: string; show: (page: Page) => Promise<void>; part: (page: Page) => Locator };

const { buildersHandover, contact, gallery, home, layout } = content;
const island = (name: string) => (page: Page) => page.locator(`[data-island="${name}"]`);
const button = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name, exact: true }).first();
const lightbox = (page: Page) => page.getByRole('dialog', { name: layout.lightbox.label });
const menu = (page: Page) => page.locator('#mobile-menu');
const tooltip = (page: Page) => page.getByRole('tooltip').filter({ visible: true });

/** An island without having been used. */
const unused = (name: string): State => ({ name, show: async () => {}, part: island(name) });

const tab = (name: string, label: string): State => ({
  name: `${label} of ${name}`,
  async show(page) {
    const chosen = island(name)(page).getByRole('tab', { name: label, exact: true });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
  part: island(name),
});

/** The lightbox with the first photo of an island; what is shown next begins by closing it. */
const photo = (name: string): State => ({
  name: `lightbox of ${name}`,
  async show(page) {
    await island(name)(page).locator('a[aria-haspopup="dialog"]').filter({ visible: true }).first().click();
    await expect(lightbox(page).locator('[data-shown]')).toBeVisible();
  },
  part: lightbox,
});

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
}

const [question] = home.faq[home.faq.variant];
const onHome: State[] = [
  {
    name: 'the chat',
    async show(page) {
      // It hides over the quote form.
      await page.locator('#hero').scrollIntoViewIfNeeded();
      await chatButton(page).click();
      await expect(chatWindow(page)).toBeVisible();
    },
    part: chatWindow,
  },
  {
    name: 'the last word of the chat',
    async show(page) {
      await chatButton(page).click();
      await expect(chatCard(page, closingText)).toBeVisible();
    },
    part: (page) => chatCard(page, closingText),
  },
  {
    name: 'a question with its answer',
    async show(page) {
      await page.getByText(question?.question ?? '', { exact: true }).click();
      await expect(page.getByText(question?.answer ?? '')).toBeVisible();
    },
    part: (page) => page.locator('details[open]'),
  },
  {
    name: 'a whole review, and the next ones',
    async show(page) {
      const reviews = island('Testimonials')(page);
      await button(reviews, home.testimonials.readMore).click();
      await button(reviews, layout.carousel.next).click();
      await expect(reviews.locator('[aria-roledescription][inert]').first()).toBeAttached();
    },
    part: island('Testimonials'),
  },
  {
    name: 'a tooltip',
    async show(page) {
      await button(page, home.testimonials.moreReviews).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tooltip(page)).toBeVisible();
    },
    part: tooltip,
  },
  {
    name: 'the next logos',
    async show(page) {
      const logos = island('TrustedBy')(page);
      await button(logos, layout.carousel.next).click();
      await expect(logos.locator('[aria-roledescription][inert]').first()).toBeAttached();
    },
    part: island('TrustedBy'),
  },
  {
    name: 'a moved comparison',
    async show(page) {
      const handle = island('BeforeAfterPreview')(page).getByRole('slider').first();
      await handle.press('End');
      await expect(handle).toHaveAttribute('aria-valuenow', '100');
    },
    part: island('BeforeAfterPreview'),
  },
  unused('PortfolioPreview'),
  tab('OurWork', gallery.tabs.kitchens),
  photo('OurWork'),
  {
    name: 'what is missing in the quote form',
    async show(page) {
      await closeDialog(page);
      const { field, submit } = quoteForm(page);
      await submit.click();
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    },
    part: island('QuoteForm'),
  },
  {
    name: 'the toast, and what becomes of the request',
    async show(page) {
      const { submit, toast, panel } = quoteForm(page);
      await fillForm(page);
      await submit.click();
      await expect(toast).toBeVisible();
      await expect(panel).toBeVisible();
    },
    part: island('QuoteForm'),
  },
  {
    name: 'the menu',
    async show(page) {
      await page.setViewportSize({ width: 390, height: 800 });
      await button(page, layout.openMenu).click();
      await expect(menu(page)).toBeVisible();
    },
    part: menu,
  },
];

/**
 * Pages with what they show once they are used: together every island, and everything that opens. A page that is not
 * whole is there for its states.
 */
export const visits: { path: string; isWhole?: true; states: State[] }[] = [
  { path: '/', isWhole: true, states: onHome },
  {
    path: '/gallery',
    isWhole: true,
    states: [
      photo('GalleryBrowser'),
      {
        name: 'the projects of the gallery',
        async show(page) {
          await closeDialog(page);
          await tab('GalleryBrowser', gallery.tabs.builderCleans).show(page);
        },
        part: island('GalleryBrowser'),
      },
      tab('GalleryBrowser', gallery.tabs.beforeAfter),
    ],
  },
  { path: '/before-after', states: [unused('ComparisonList')] },
  {
    path: '/builders-handover',
    states: [
      {
        name: 'the next photos of a project',
        async show(page) {
          const [project] = buildersHandover.seeOurWork.projects;
          const carousel = page.getByRole('group', { name: project?.title ?? '', exact: true });
          await button(carousel, layout.carousel.next).click();
          await expect(carousel.locator('[aria-roledescription][inert]').first()).toBeAttached();
        },
        part: island('SeeOurWork'),
      },
      {
        name: 'lightbox of SeeOurWork',
        async show(page) {
          await island('SeeOurWork')(page)
            .locator(`[aria-roledescription="${layout.carousel.slide}"]:not([inert]) a`)
            .first()
            .click();
          await expect(lightbox(page).locator('[data-shown]')).toBeVisible();
        },
        part: lightbox,
      },
    ],
  },
  {
    path: '/contact',
    states: [
      {
        name: 'a suburb that is served',
        async show(page) {
          const area = island('ServiceArea')(page);
          await area.getByLabel(contact.area.check.label).fill('Wodonga');
          await button(area, contact.area.check.button).click();
          await expect(area.getByRole('status')).toContainText('Wodonga');
        },
        part: island('ServiceArea'),
      },
    ],
  },
];
