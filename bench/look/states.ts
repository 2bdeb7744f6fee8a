import type { LoadedContent } from '../../pipeline/content/load.ts';
import type { Scenario } from './scenarios.ts';
import type { StablePage } from './stable-page.ts';

// Delays in milliseconds of the chat popup [C2], the quote prompt [H16] and tooltips [L13].
const popupDelay = 15_000;
const promptDelay = 25_000;
const tooltipDelay = 700;
/** Milliseconds until the form shows its result. */
const resultDelay = 400;
/** Height of a viewport for long sections, in CSS pixels. */
const high = 2000;

/** A valid request of the quote form [Q1], by the keys of its labels. */
const request = {
  name: 'Jo Bloggs',
  suburb: 'Thurgoona',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Three bedrooms, any Tuesday.',
};

/**
 * Scenarios of states beyond the first view of each page. Elements are located by role and text, so that the same steps
 * work in all versions.
 * @param content the content of the working tree
 */
export function stateScenarios({ home, layout, gallery, contact, business }: LoadedContent): Scenario[] {
  const { chat } = layout;
  const { area } = contact;
  const { quoteForm: form, testimonials, ourWork, faq } = home;
  const [question] = faq[faq.variant];

  /** Submits the quote form with values for some of its fields. */
  async function send({ page, scrollTo, click, advanceClock }: StablePage, values: Partial<typeof request>) {
    const area = page.getByRole('region', { name: form.heading, exact: true });
    const field = (name: keyof typeof request) => area.getByLabel(form.labels[name], { exact: true });
    await scrollTo(area);
    await click(field('name'));
    const { serviceType, ...texts } = values;
    for (const [name, text] of Object.entries(texts)) await field(name as keyof typeof texts).fill(text);
    if (serviceType) await field('serviceType').selectOption(serviceType);
    await click(area.getByRole('button', { name: form.submit, exact: true }));
    await advanceClock(resultDelay);
  }

  return [
    state('menu', '/', { widths: [390] }, async ({ page, click, waitForVisible }) => {
      await click(page.getByRole('button', { name: layout.openMenu }));
      await waitForVisible(page.getByRole('navigation', { name: layout.mainMenuLabel }));
    }),
    state('chat', '/', {}, async ({ page, click, waitForVisible }) => {
      await click(page.getByRole('button', { name: chat.openLabel, exact: true }));
      await waitForVisible(page.getByRole('dialog', { name: business.name, exact: true }));
    }),
    state('popup', '/services', {}, async ({ page, advanceClock, waitForVisible }) => {
      await advanceClock(popupDelay);
      await waitForVisible(page.getByText(chat.popupText));
    }),
    state('prompt', '/', {}, async ({ page, advanceClock, click, waitForVisible }) => {
      await advanceClock(popupDelay);
      // In low viewports of earlier versions the prompt waits until the popup is closed.
      await click(page.getByRole('button', { name: chat.popupClose, exact: true }));
      await advanceClock(promptDelay - popupDelay);
      await waitForVisible(page.getByText(home.prompt.heading));
    }),
    state('lightbox', '/gallery', {}, async ({ page, click, waitForVisible }) => {
      await click(page.getByRole('tabpanel').getByRole('button').first());
      await waitForVisible(
        page.getByRole('dialog', { name: layout.lightbox.label }).getByRole('img').first(),
      );
    }),
    state('form-errors', '/', { height: high }, async (stable) => {
      await send(stable, {});
      await stable.waitForVisible(stable.page.getByText(form.messages.message));
    }),
    state('toast', '/', { height: high }, async (stable) => {
      await send(stable, request);
      await stable.waitForVisible(stable.page.getByText(form.toast.description, { exact: true }));
    }),
    ...Object.values(gallery.tabs).map((tab) =>
      state(`gallery-tab: ${tab}`, '/gallery', { extent: 'page' }, async (stable) => {
        await stable.click(stable.page.getByRole('tab', { name: tab, exact: true }));
        await stable.waitForVisible(stable.page.getByRole('tabpanel', { name: tab, exact: true }));
        await stable.scrollThrough();
      }),
    ),
    ...Object.values(gallery.filters)
      .slice(1)
      .map((filter) =>
        state(`gallery-filter: ${filter}`, '/gallery', { extent: 'page' }, async (stable) => {
          await stable.click(stable.page.getByRole('tab', { name: gallery.tabs.builderCleans, exact: true }));
          await stable.click(stable.page.getByRole('button', { name: filter, exact: true }));
          await stable.waitForVisible(stable.page.getByRole('button', { name: filter, pressed: true }));
          await stable.scrollThrough();
        }),
      ),
    ...Object.values(ourWork.tabs).map((tab) =>
      state(`home-tab: ${tab}`, '/', { height: high }, async ({ page, scrollTo, click, waitForVisible }) => {
        await scrollTo(page.getByRole('region', { name: ourWork.heading, exact: true }));
        await click(page.getByRole('tab', { name: tab, exact: true }));
        await waitForVisible(page.getByRole('tabpanel', { name: tab, exact: true }));
      }),
    ),
    state('question', '/', { height: high }, async ({ page, scrollTo, click, waitForVisible }) => {
      await scrollTo(page.getByRole('region', { name: faq.heading, exact: true }));
      await click(page.getByText(question?.question ?? '', { exact: true }));
      await waitForVisible(page.getByText(question?.answer ?? '', { exact: true }));
    }),
    state('tooltip', '/', { height: high }, async ({ page, scrollTo, advanceClock, waitForVisible }) => {
      await scrollTo(page.getByRole('region', { name: testimonials.heading, exact: true }));
      await page.getByRole('button', { name: testimonials.moreReviews }).hover();
      await advanceClock(tooltipDelay);
      await waitForVisible(page.getByRole('tooltip'));
    }),
    state('suburb-check', '/contact', { height: high }, async ({ page, scrollTo, waitForVisible }) => {
      const section = page.getByRole('region', { name: area.heading, exact: true });
      await scrollTo(section);
      await section.getByLabel(area.check.label).fill('East Albury');
      await section.getByLabel(area.check.label).press('Enter');
      await waitForVisible(section.getByRole('status').filter({ hasText: /./ }));
    }),
    state('read-more', '/', { height: high }, async ({ page, scrollTo, click, waitForVisible }) => {
      const section = page.getByRole('region', { name: testimonials.heading, exact: true });
      await scrollTo(section);
      const more = section.getByRole('button', { name: testimonials.readMore, exact: true }).first();
      await waitForVisible(more);
      await click(more);
      await waitForVisible(section.getByRole('button', { name: testimonials.readLess }));
    }),
  ];
}

function state(name: string, path: string, more: Partial<Scenario>, setUp: Scenario['setUp']): Scenario {
  return { name, path, widths: [390, 1440], height: 900, extent: 'viewport', setUp, ...more };
}
