import type { Page } from '@playwright/test';
import { initialReviewCount } from '../../src/lib/specified.ts';
import { floats } from '../floating.ts';
import { content, mailAddress, quoteLink, section, telAddress } from '../site.ts';
import { expect } from './sweep.ts';

// Parts that scripts change, as they are without scripts.

const { quoteForm, testimonials } = content.home;

export async function expectFirstReviews(page: Page): Promise<void> {
  const reviews = content.testimonials.testimonials;
  await expect(page.getByText('card and letter, blunt ones included')).toBeVisible();
  const large = reviews.find(({ id }) => id === testimonials.featured);
  await expect(page.getByRole('blockquote').first()).toHaveText(large?.text ?? '');
  for (const { text, name } of reviews.slice(0, initialReviewCount)) {
    const card = page.getByRole('figure').filter({ hasText: name });
    await expect(card.getByRole('blockquote')).toHaveText(text, { useInnerText: true });
  }
  const carousel = page.getByRole('group', { name: testimonials.carouselLabel });
  await expect(carousel.getByRole('button')).toHaveCount(0);
}

/** Expects the other ways to get in touch instead of the quote form. */
export async function expectContactLinks(page: Page): Promise<void> {
  const area = section(page, quoteForm.heading);
  await expect(area.getByLabel(quoteForm.labels.name, { exact: true })).toBeHidden();
  await expect(area.getByText(quoteForm.submit, { exact: true })).toBeHidden();
  // Playwright ignores the text of this element, the browser does not.
  const instead = area.locator('noscript');
  expect(await instead.innerText()).toContain(quoteForm.withoutScripts);
  for (const address of [content.business.quoteForm.url, telAddress, mailAddress])
    await expect(instead.locator(`a[href="${address}"]`)).toBeVisible();
}

/** Expects the embedded form and the other ways to get in touch, without the form that can't send. */
export async function expectHostedForm(page: Page): Promise<void> {
  const area = section(page, content.contact.form.heading);
  await expect(area.getByTitle(content.contact.form.frameTitle)).toBeVisible();
  for (const address of [content.business.quoteForm.url, telAddress, mailAddress])
    await expect(area.locator(`a[href="${address}"]:visible`).first()).toBeVisible();
  await expect(page.getByLabel(quoteForm.labels.message, { exact: true })).toBeHidden();
}

export async function expectInstantQuote(page: Page): Promise<void> {
  await expect(quoteLink(floats(page), 'Get Instant Quote')).toBeVisible();
}

/** Expects the list of values, which fades in with scripts. */
export async function expectValues(page: Page): Promise<void> {
  const [first] = content.about.values.items;
  const values = page.locator('[data-fade]').filter({ hasText: first?.text ?? 'none' });
  await expect(values.locator('dl > div').nth(0)).toHaveCSS('opacity', '1');
}
