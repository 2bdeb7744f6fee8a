import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { details, fieldNames } from '../support/quote-details.ts';
import { accessibilityProblems } from './axe.ts';
import { click, press, texts } from './input.ts';
import {
  area,
  errorOf,
  field,
  fillForm,
  invalid,
  openForm,
  panel,
  send,
  submit,
  words,
} from './quote-form.tsx';

const messages = {
  name: 'Name must be at least 2 characters',
  suburb: 'Please enter your suburb',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  serviceType: 'Please select a service type',
  message: 'Please tell us a bit more about your needs',
};

beforeEach(() => openForm());

test('the form has the six fields, with autofill', { tags: ['Q1', 'H15'] }, async () => {
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    suburb: { type: 'text', autocomplete: 'address-level2' },
    email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
    phone: { type: 'tel', autocomplete: 'tel' },
    serviceType: {},
    message: {},
  };
  for (const name of fieldNames) {
    for (const [attribute, value] of Object.entries(expected[name]))
      await expect.element(field(name)).toHaveAttribute(attribute, value);
    await expect.element(field(name)).toHaveAttribute('aria-required', 'true');
  }
  const options = field('serviceType').getByRole('option');
  expect(texts(options)).toEqual([words.choose, 'General Clean', 'Deep Clean', 'Move-Prep', 'NDIS Support']);
  await expect.element(field('serviceType')).toHaveAccessibleDescription(/^Moving out\? Choose Move-Prep\./);
  expect(field('serviceType').element().nextElementSibling?.textContent).toBe(words.serviceHint);
  expect(field('message').element().previousElementSibling?.textContent).toBe(words.messageHint);
});

test('each empty field says what is wrong, the first has the focus, and all fit 320 px, large enough to read and tap', {
  tags: 'Q1',
}, async () => {
  await page.viewport(320, 568);
  await click(submit);
  await expect.element(field('name')).toHaveFocus();
  for (const each of fieldNames) {
    await expect.element(field(each)).toHaveAttribute('aria-invalid', 'true');
    expect(errorOf(field(each))).toBe(messages[each]);
  }
  await expect.element(panel).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  const controls = [...area.element().querySelectorAll('form :is(input, select, textarea, button)')];
  expect(controls).toHaveLength(7);
  for (const control of controls) {
    const { height, right } = control.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(48);
    expect(right).toBeLessThanOrEqual(320);
    expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
  }
});

test('a field shows its error on blur, not while the visitor types, and it clears once fixed', {
  tags: 'Q1',
}, async () => {
  await field('email').fill('jo@');
  await field('suburb').fill('A');
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true');
  expect(errorOf(field('email'))).toBe(messages.email);
  expect(invalid()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.poll(invalid).toHaveLength(2);
  await press(field('suburb'), '{End}l');
  await expect.element(field('suburb')).toHaveAttribute('aria-invalid', 'false');
  await field('email').fill('jo@example.com');
  await expect.poll(invalid).toHaveLength(0);
});

test('one press on the button is enough, even if the field that loses focus shows an error', {
  tags: 'Q1',
}, async () => {
  await fillForm({ message: 'Short' });
  await press(field('message'), '{End}');
  await click(submit);
  await expect.element(field('message')).toHaveFocus();
  expect(errorOf(field('message'))).toBe(messages.message);
  await userEvent.keyboard(', but long enough now.');
  await send();
  await expect.element(panel).toBeVisible();
});

test('values that a password manager sets without telling the page count', { tags: 'Q1' }, async () => {
  for (const [name, value] of Object.entries(details)) {
    const control = area.element().querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = value;
  }
  await send();
  await expect.element(panel).toBeVisible();
});
