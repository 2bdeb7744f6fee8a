import { beforeEach, expect, test, vi } from 'vitest';
import { details } from '../quote-details.ts';
import { advance } from './clock.ts';
import { answered, deliverToService, fillSlowly, json, keyOf, service } from './form-service.ts';
import { boxOf, click, press } from './input.ts';
import {
  area,
  button,
  failure,
  field,
  fillForm,
  kept,
  openForm,
  startSending,
  submit,
  submitting,
  toast,
  words,
} from './quote-form.tsx';

const { panel } = words;
const received = area.getByRole('heading', { name: words.toast.title, exact: true });

beforeEach(async () => {
  deliverToService();
  vi.spyOn(console, 'info').mockReturnValue();
  await openForm();
});

test('[Q3] delivery on: one post with the details, then the toast and an empty form', async () => {
  const posts = service(json(200));
  await expect.element(submit).toHaveAccessibleName(words.submit);
  await fillSlowly();
  await startSending();
  await answered();
  await expect.element(toast).toBeVisible();
  await expect.element(received).toBeVisible();
  await expect.element(field('name')).toHaveValue('');
  await expect.element(area.getByText(panel.unsent.text)).not.toBeInTheDocument();
  await expect.element(area.getByLabelText(panel.sent)).toHaveValue(expect.stringContaining('Jo Bloggs'));
  await expect.element(area.getByRole('link', { name: panel.email })).not.toBeInTheDocument();
  await click(button(panel.another));
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('name')).toHaveValue('');
  await expect.element(received).not.toBeInTheDocument();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.method).toBe('POST');
  expect(await posts[0]?.json()).toEqual(details);
  expect(keyOf(posts[0])).toMatch(/^[0-9a-f-]{36}$/);
});

test('[Q2] delivery on: during a slow response the button stays submitting, and a second press sends nothing', async () => {
  let reply = (_: Response) => {};
  const posts = service(
    () =>
      new Promise((done) => {
        reply = done;
      }),
  );
  await fillSlowly();
  await startSending();
  await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
  await advance(10_000);
  await click(submitting);
  await press(field('email'), '{Enter}');
  await expect.element(submitting).toBeVisible();
  reply(Response.json({}));
  await expect.element(toast).toBeVisible();
  expect(toast.element().textContent).toBe(`${words.toast.title}${words.toast.description}`);
  expect(posts).toHaveLength(1);
});

test('[Q3] delivery on: a request within three seconds looks automated, so it is not sent, and nothing is lost', async () => {
  const posts = service(json(200));
  await fillForm();
  await advance(2999);
  await click(submit);
  await expect.element(failure).toHaveTextContent(panel.failures.automatic);
  await expect.element(kept).toHaveValue(expect.stringContaining('Jo Bloggs'));
  await expect.element(button(panel.retry)).not.toBeInTheDocument();
  expect(posts).toEqual([]);
});

test('[Q3] delivery on: people cannot reach the hidden field, and a request with it is not sent', async () => {
  const posts = service(json(200));
  await fillSlowly();
  const hidden = area.element().querySelector<HTMLInputElement>('input[name="reference"]');
  if (!hidden?.parentElement) throw new Error('There is no hidden field.');
  expect(hidden.getAttribute('autocomplete')).toBe('off');
  // Name, suburb, email, phone and message.
  expect(area.getByRole('textbox').elements()).toHaveLength(5);
  await press(field('message'), '{Tab}');
  await expect.element(submit).toHaveFocus();
  const { width, height } = boxOf(hidden.parentElement);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);

  hidden.value = 'filled by a machine';
  await click(submit);
  await expect.element(failure).toHaveTextContent(panel.failures.automatic);
  await expect.element(field('message')).toHaveValue(details.message);
  expect(posts).toEqual([]);
});
