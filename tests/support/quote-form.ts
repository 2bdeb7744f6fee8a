import type { Locator, Page } from '@playwright/test';
import type { LoadedContent } from '../../pipeline/content/loaded-content.ts';
import { type Details, details, eitherOf, type FieldName } from './quote-details.ts';
import { expect, open, content as sample, section } from './site.ts';

/** The quote form of a site with this content. */
export function quoteFormOf(content: Pick<LoadedContent, 'home' | 'business'>) {
  const words = content.home.quoteForm;

  /** The section of the form, by default on home, and the parts of it that tests use. */
  function quoteForm(page: Page, area = section(page, words.heading)) {
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

  /** Fills in all fields, or the given ones, in the form of a section, by default on home. */
  async function fillForm(page: Page, values: Partial<Details> = details, area?: Locator): Promise<void> {
    const { field } = quoteForm(page, area);
    for (const [name, value] of Object.entries({ ...details, ...values })) {
      if (name === 'serviceType') await field(name).selectOption(value);
      else await field(name as FieldName).fill(value);
    }
  }

  /** Opens home at the form, focuses it, and waits until its validation has loaded. */
  async function openForm(page: Page, at = '/'): Promise<ReturnType<typeof quoteForm>> {
    const rules = page.waitForResponse(/\/assets\/attach-validation-[^/]*\.js$/);
    await open(page, at);
    const form = quoteForm(page);
    await form.field('name').focus();
    await rules;
    await expect(page.locator('[data-island="QuoteForm"]')).toHaveAttribute('data-hydrated', 'yes');
    return form;
  }

  /** Clicks a link to the quote form. @returns the parameters in the address */
  async function toldBy(link: Locator): Promise<Record<string, string>> {
    const opened = link.page().context().waitForEvent('page');
    await link.click();
    const form = await opened;
    await form.waitForURL((url) => url.host !== '');
    const { origin, pathname, searchParams } = new URL(form.url());
    await form.close();
    expect(origin + pathname).toBe(content.business.quoteForm.url);
    return Object.fromEntries(searchParams);
  }

  return { words, quoteForm, fillForm, openForm, toldBy };
}

export const { words, quoteForm, fillForm, openForm } = quoteFormOf(sample);
