import type { Locator, Page } from '@playwright/test';
import { type Details, details, eitherOf, type FieldName } from './quote-details.ts';
import { content, expect, open, section } from './site.ts';

export const words = content.home.quoteForm;

/** The section of the form, by default that of home, and the parts of it that tests ask for. */
export function quoteForm(page: Page, area = section(page, words.heading)) {
  return {
    area,
    field: (name: FieldName) => area.getByLabel(words.labels[name], { exact: true }),
    submit: area.getByRole('button', { name: eitherOf(words.submit, words.panel.unsent.submit) }),
    submitting: area.getByRole('button', { name: words.submitting, exact: true }),
    toast: area.getByRole('status').filter({ hasText: words.toast.title }),
    panel: area.getByRole('heading', { name: words.panel.unsent.heading, exact: true }),
    received: area.getByRole('heading', { name: words.toast.title, exact: true }),
    failure: area.getByRole('alert'),
  };
}

/** Fills every field in, or those that are given, in the form of a section, by default that of home. */
export async function fillForm(
  page: Page,
  values: Partial<Details> = details,
  area?: Locator,
): Promise<void> {
  const { field } = quoteForm(page, area);
  for (const [name, value] of Object.entries({ ...details, ...values })) {
    if (name === 'serviceType') await field(name).selectOption(value);
    else await field(name as FieldName).fill(value);
  }
}

/** Opens the home page at the form, touches it, and waits until its rules are loaded. */
export async function openForm(page: Page, at = '/'): Promise<ReturnType<typeof quoteForm>> {
  const rules = page.waitForResponse(/\/assets\/attach-validation-[^/]*\.js$/);
  await open(page, at);
  const form = quoteForm(page);
  await form.field('name').focus();
  await rules;
  await expect(page.locator('[data-island="QuoteForm"]')).toHaveAttribute('data-hydrated', 'yes');
  return form;
}

/** Clicks a link to the quote form. @returns what the address tells the form */
export async function toldBy(link: Locator): Promise<Record<string, string>> {
  const opened = link.page().context().waitForEvent('page');
  await link.click();
  const form = await opened;
  await form.waitForURL((url) => url.host !== '');
  const { origin, pathname, searchParams } = new URL(form.url());
  await form.close();
  expect(origin + pathname).toBe(content.business.quoteForm.url);
  return Object.fromEntries(searchParams);
}
