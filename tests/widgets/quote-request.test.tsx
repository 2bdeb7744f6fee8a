import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { details, fieldNames } from '../support/quote-details.ts';
import { accessibilityProblems } from './axe.ts';
import { advance, finishAnimations } from './clock.ts';
import { click, hover, press } from './input.ts';
import {
  area,
  button,
  field,
  fillForm,
  invalid,
  kept,
  openForm,
  panel,
  send,
  startSending,
  submit,
  submitting,
  toast,
  words,
} from './quote-form.tsx';

const { email, quoteForm: hostedForm, phone } = content.business;
const { newTabNote } = content.layout;

const mail = area.getByRole('link', { name: words.panel.email });
const log = () => vi.mocked(console.info).mock.calls.flat();

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  await openForm();
});

test('Enter in a field sends a valid request, once: Submitting..., the toast, an empty form', {
  tags: 'Q2',
}, async () => {
  await expect.element(submit).toHaveAccessibleName('Next: check and send');
  await fillForm();
  // In the message it starts a new line.
  await press(field('message'), '{Control>}{End}{/Control}{Enter}');
  await expect.element(field('message')).toHaveValue(`${details.message}\n`);
  await startSending(() => press(field('email'), '{Enter}{Enter}'));
  await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
  await click(submitting);
  await advance(399);
  await expect.element(submitting).toBeVisible();
  await advance(1);
  await expect.element(toast).toBeVisible();
  expect(toast.element().textContent).toBe(
    "Quote Request Received!We'll respond within one business hour. Check your email for confirmation.",
  );
  // The pointer pauses the toast, so that it is still there for the last check.
  await hover(toast);
  await expect.element(submitting).not.toBeInTheDocument();
  for (const name of fieldNames) await expect.element(field(name)).toHaveValue('');
  expect(invalid()).toHaveLength(0);
  expect(log()).toEqual(['A quote was requested with the form of this page: deep.']);
  expect(await accessibilityProblems()).toEqual([]);
});

test('the panel says what is left to do, first of all by e-mail, keeps the details, and claims nothing', {
  tags: 'Q3',
}, async () => {
  await fillForm();
  await send();
  await expect.element(panel).toHaveFocus();
  const card = panel.element().closest('[class*="panel"]');
  expect(card?.textContent).toMatch(/^Your request is written.* filled in\.Email it to us/);
  expect(card?.textContent).toContain(`${words.panel.note?.words} ${words.panel.note?.by}`);
  // Its note is drawn at once, wherever the page is scrolled to.
  expect(card?.querySelector('[data-fade="shown"] img')?.checkVisibility()).toBe(true);
  expect(card?.textContent).not.toMatch(/\bsent\b|received|thank/i);
  const parts = [...(card?.querySelectorAll('h3, a, textarea, button') ?? [])];
  expect(parts.map(({ localName }) => localName).join(' ')).toBe('h3 a textarea button button a a');
  const all =
    'Name: Jo Bloggs\nSuburb: Thurgoona\nEmail: jo@example.com\nPhone: 0491 570 156\nService type: Deep Clean\n' +
    'Message: Three bedrooms, any Tuesday.';
  await expect.element(kept).toHaveValue(all);
  const address = new URL(mail.element().getAttribute('href') ?? '');
  expect(address.pathname).toBe(email);
  expect(address.searchParams.get('body')).toBe(all.replaceAll('\n', '\r\n'));
  const quote = area.getByRole('link', { name: `${words.booking} ${newTabNote}`, exact: true });
  await expect.element(quote).toHaveAttribute('href', hostedForm.url);
  await expect.element(quote).toHaveAttribute('target', '_blank');
  const call = area.getByRole('link', { name: phone });
  await expect.element(call).toHaveAttribute('href', `tel:+61${phone.replaceAll(' ', '').replace(/^0/, '')}`);
  await click(button(words.panel.copy));
  await expect.element(area.getByText(words.panel.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(all);
  expect(await accessibilityProblems()).toEqual([]);

  // A browser that cannot copy selects them.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  await click(button(words.panel.copy));
  await expect.element(area.getByText(words.panel.copyFailed)).toBeVisible();
  expect(getSelection()?.toString()).toContain(`Name: ${details.name}`);
});

test('on a phone the panel replaces the form, and the toast does not cover it', {
  tags: ['Q2', 'Q4'],
}, async () => {
  await page.viewport(320, 568);
  // Space for other sections around it.
  area.element().setAttribute('style', 'display: block; margin-block: 100vh');
  await fillForm();
  await send();
  await expect.element(toast).toBeVisible();
  finishAnimations();
  const card = panel.element().parentElement?.closest('[class*="panel"]');
  const box = card?.getBoundingClientRect() ?? new DOMRect();
  expect(box.top).toBeGreaterThan(toast.element().parentElement?.getBoundingClientRect().bottom ?? Infinity);
  expect(box.top).toBeLessThan(568 / 2);
  await expect.element(field('name')).not.toBeVisible();
  await expect.element(panel).toBeInViewport({ ratio: 1 });
  expect(mail.element().getBoundingClientRect().bottom).toBeLessThan(568 - 64);
});

test('what was typed can be changed and sent again, however long it is, and shows one toast', {
  tags: ['Q1', 'Q2', 'Q3', 'Q4'],
}, async () => {
  await fillForm();
  await send();
  await click(button(words.panel.change));
  await expect.element(field('name')).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
  for (const name of fieldNames) await expect.element(field(name)).toHaveValue(details[name]);
  await field('name').fill('');
  await click(submit);
  expect(invalid()).toHaveLength(1);
  const message = `</textarea>${'long '.repeat(2000)}李明 🧽`;
  await fillForm({ suburb: 'Lavington', serviceType: 'general', message });
  await expect.poll(invalid).toHaveLength(0);
  await send();
  await expect
    .element(kept)
    .toHaveValue(expect.stringMatching(/Suburb: Lavington\n(.*\n)*Service type: General Clean/));
  await expect.element(kept).toHaveValue(expect.stringContaining(message));
  const address = mail.element().getAttribute('href') ?? '';
  expect(decodeURIComponent(address).endsWith(words.panel.shortened)).toBe(true);
  expect(toast.elements()).toHaveLength(1);
});

test('a request from /contact is tracked with that place, and promises the reply time of that page', {
  tags: ['A3', 'Q2'],
}, async () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.replaceChildren();
  await openForm({ place: 'contact_form', received: 'We’ll respond within 24 hours.' });
  await fillForm();
  await send();
  await expect.element(toast).toHaveTextContent('We’ll respond within 24 hours.');
  expect(gtag.mock.calls).toEqual([['event', 'quote_click', { location: 'contact_form' }]]);
});
