import type { LoadedContent } from '../../pipeline/content/load.ts';
import type { Scene } from './scenarios.ts';
import type { SteadyPage } from './stable-page.ts';

/** When the popup and the prompt show, and how long a pointer rests before a tooltip does (business constants, ms). */
const popupDelay = 15_000;
const promptDelay = 25_000;
const tooltipDelay = 700;
/** Milliseconds until the form has answered. */
const answerDelay = 400;
/** Height of a window that shows all of a long section, in CSS pixels. */
const high = 2000;

/** A request that the quote form accepts, by the keys of its labels. */
const request = {
  name: 'Jo Bloggs',
  suburb: 'Thurgoona',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Three bedrooms, any Tuesday.',
};

/**
 * What a visitor may meet besides each page as it is first shown. Every part is found as a visitor finds it, by its
 * role and its words, so that the same steps work in every version.
 * @param content the words of the working tree
 */
export function stateScenes({ home, layout, gallery, notes, business }: LoadedContent): Scene[] {
  const { chat } = layout;
  const { quoteForm: form, testimonials, ourWork, faq } = home;
  const [question] = faq[faq.variant];

  /** Sends the quote form with some of its fields filled in. */
  async function send({ page, bring, click, pass }: SteadyPage, values: Partial<typeof request>) {
    const area = page.getByRole('region', { name: form.heading, exact: true });
    const field = (name: keyof typeof request) => area.getByLabel(form.labels[name], { exact: true });
    await bring(area);
    await click(field('name'));
    const { serviceType, ...texts } = values;
    for (const [name, text] of Object.entries(texts)) await field(name as keyof typeof texts).fill(text);
    if (serviceType) await field('serviceType').selectOption(serviceType);
    await click(area.getByRole('button', { name: form.submit, exact: true }));
    await pass(answerDelay);
  }

  return [
    state('menu', '/', { widths: [390] }, async ({ page, click, shows }) => {
      await click(page.getByRole('button', { name: layout.openMenu }));
      await shows(page.getByRole('navigation', { name: layout.mainMenuLabel }));
    }),
    state('chat', '/', {}, async ({ page, click, shows }) => {
      await click(page.getByRole('button', { name: chat.openLabel, exact: true }));
      await shows(page.getByRole('dialog', { name: business.name, exact: true }));
    }),
    state('popup', '/services', {}, async ({ page, pass, shows }) => {
      await pass(popupDelay);
      await shows(page.getByText(chat.popupText));
    }),
    state('prompt', '/', {}, async ({ page, pass, click, shows }) => {
      await pass(popupDelay);
      // In a low window the prompt waits until the popup is closed.
      await click(page.getByRole('button', { name: chat.popupClose, exact: true }));
      await pass(promptDelay - popupDelay);
      await shows(page.getByText(home.prompt.text));
    }),
    state('lightbox', '/gallery', {}, async ({ page, click, shows }) => {
      await click(page.getByRole('tabpanel').getByRole('button').first());
      await shows(page.getByRole('dialog', { name: layout.lightbox.label }).getByRole('img').first());
    }),
    state('form-errors', '/', { height: high }, async (steady) => {
      await send(steady, {});
      await steady.shows(steady.page.getByText(form.messages.message));
    }),
    state('toast', '/', { height: high }, async (steady) => {
      await send(steady, request);
      await steady.shows(steady.page.getByText(form.toast.description, { exact: true }));
    }),
    ...Object.values(gallery.tabs).map((tab) =>
      state(`gallery-tab: ${tab}`, '/gallery', { extent: 'page' }, async (steady) => {
        await steady.click(steady.page.getByRole('tab', { name: tab, exact: true }));
        await steady.shows(steady.page.getByRole('tabpanel', { name: tab, exact: true }));
        await steady.scrollThrough();
      }),
    ),
    ...Object.values(ourWork.tabs).map((tab) =>
      state(`home-tab: ${tab}`, '/', { height: high }, async ({ page, bring, click, shows }) => {
        await bring(page.getByRole('region', { name: ourWork.heading, exact: true }));
        await click(page.getByRole('tab', { name: tab, exact: true }));
        await shows(page.getByRole('tabpanel', { name: tab, exact: true }));
      }),
    ),
    state('question', '/', { height: high }, async ({ page, bring, click, shows }) => {
      await bring(page.getByRole('region', { name: faq.heading, exact: true }));
      await click(page.getByText(question?.question ?? '', { exact: true }));
      await shows(page.getByText(question?.answer ?? '', { exact: true }));
    }),
    state('tooltip', '/', { height: high }, async ({ page, bring, pass, shows }) => {
      await bring(page.getByRole('region', { name: testimonials.heading, exact: true }));
      await page.getByRole('button', { name: testimonials.moreReviews }).hover();
      await pass(tooltipDelay);
      await shows(page.getByRole('tooltip'));
    }),
    state('note', '/services', {}, async ({ page, click, shows }) => {
      await click(page.getByRole('contentinfo').getByRole('button', { name: notes.privacy.heading }));
      await shows(page.getByRole('dialog', { name: notes.privacy.heading }));
    }),
    state('read-more', '/', { height: high }, async ({ page, bring, click, shows }) => {
      const section = page.getByRole('region', { name: testimonials.heading, exact: true });
      await bring(section);
      const more = section.getByRole('button', { name: testimonials.readMore, exact: true }).first();
      await shows(more);
      await click(more);
      await shows(section.getByRole('button', { name: testimonials.readLess }));
    }),
  ];
}

function state(name: string, path: string, more: Partial<Scene>, reach: Scene['reach']): Scene {
  return { name, path, widths: [390, 1440], height: 900, extent: 'window', reach, ...more };
}
