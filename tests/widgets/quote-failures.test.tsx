import { beforeEach, expect, test, vi } from 'vitest';
import { content } from '../../src/content/index.ts';
import { details, fieldNames } from '../quote-details.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { type Answer, answered, deliverToService, fillSlowly, json, keyOf, service } from './form-service.ts';
import { click } from './input.ts';
import {
  area,
  button,
  failure,
  field,
  kept,
  openForm,
  submit,
  submitting,
  toast,
  words,
} from './quote-form.tsx';

const { phone } = content.business;

const { panel } = words;

beforeEach(async () => {
  deliverToService();
  vi.spyOn(console, 'info').mockReturnValue();
  await openForm();
});

/** One of each kind; unit tests of the delivery cover the others. */
const failures: Record<string, { answer: Answer; says: string }> = {
  '400': { answer: json(400), says: panel.failures.refused },
  '500': { answer: json(500), says: panel.failures.broken },
  offline: {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: panel.failures.unreachable,
  },
  'no answer': {
    answer: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    says: panel.failures.timeout,
  },
};

for (const [name, { answer, says }] of Object.entries(failures)) {
  test(`[Q2] [Q3] delivery on, ${name}: says what happened, keeps what was typed, and can try again`, async () => {
    const posts = service(answer, json(200));
    await fillSlowly();
    await click(submit);
    await expect.poll(() => posts.length).toBe(1);
    if (name === 'no answer') {
      await advance(14_999);
      await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
      await advance(1);
    }
    await answered();
    await expect.element(failure).toHaveTextContent(panel.failed);
    await expect.element(failure).toHaveTextContent(says);
    await expect.element(toast).not.toBeInTheDocument();
    for (const each of fieldNames) await expect.element(field(each)).toHaveValue(details[each]);
    await expect.element(kept).toHaveValue(expect.stringContaining('Jo Bloggs'));
    const mail = area.getByRole('link', { name: panel.email }).element().getAttribute('href');
    expect(mail).toMatch(/^mailto:.*Bloggs/);
    await expect.element(area.getByRole('link', { name: phone }).first()).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);

    await click(button(panel.retry));
    await expect.poll(() => posts.length).toBe(2);
    await answered();
    await expect.element(toast).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(area.getByRole('heading', { name: words.toast.title, exact: true })).toHaveFocus();
    expect(keyOf(posts[1])).toBe(keyOf(posts[0]));
  });
}
