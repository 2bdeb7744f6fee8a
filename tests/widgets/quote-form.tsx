import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { QuoteForm } from '../../src/sections/quote-form/QuoteForm.island.tsx';
import { type Details, details, eitherOf, type FieldName } from '../support/quote-details.ts';
import { advance } from './clock.ts';
import { click } from './input.ts';
import { mount } from './mount.tsx';

const { quoteForm: words } = content.home;

export { words };

export const area = page.getByRole('region', { name: words.heading, exact: true });
export const field = (name: FieldName) => area.getByLabelText(words.labels[name], { exact: true });
export const button = (name: string) => area.getByRole('button', { name, exact: true });
/** The label depends on whether the form has a delivery service or only checks the request. */
export const submit = area.getByRole('button', { name: eitherOf(words.submit, words.panel.unsent.submit) });
export const submitting = button(words.submitting);
export const toast = area.getByRole('status').filter({ hasText: words.toast.title });
export const panel = area.getByRole('heading', { name: words.panel.unsent.heading, exact: true });
export const failure = area.getByRole('alert');
/** The details that the panel keeps. */
export const kept = area.getByLabelText(words.panel.details);
/** The fields that are marked as invalid. */
export const invalid = () => [...area.element().querySelectorAll('[aria-invalid="true"]')];

/** Mounts the form in a section, with a fake clock. Without props it is the form of home. */
export async function openForm(props: ComponentProps<typeof QuoteForm> = {}): Promise<void> {
  vi.useFakeTimers();
  await mount(
    <section id="quote" aria-label={words.heading}>
      <QuoteForm {...props} />
    </section>,
  );
}

/** Fills in every field, with the given values or valid ones. */
export async function fillForm(values: Partial<Details> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...details, ...values }) as [FieldName, string][]) {
    if (name === 'serviceType') await field(name).selectOptions(value);
    else await field(name).fill(value);
  }
}

/**
 * Sends the form with a press, and waits until the minimum time of the button starts: after the code and the rules of
 * the form have run, which a fake clock does not control.
 */
export async function startSending(press = () => click(submit)): Promise<void> {
  const before = vi.getTimerCount();
  await press();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before);
}

/** Sends the form, and lets the minimum time of the button pass. */
export async function send(): Promise<void> {
  await startSending();
  await expect.element(submitting).toBeVisible();
  await advance(400);
  await expect.element(submitting).not.toBeInTheDocument();
}

/** The error message of a field. */
export function errorOf(control: Locator): string {
  const ids = control.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return (error && document.getElementById(error)?.innerText) || '';
}
