import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchQuery } from '../../src/queries/client.ts';
import { galleryQuery } from '../../src/queries/gallery.ts';
import { finishAnimations } from './clock.ts';
import { comparisonList, content, firstPages } from './islands.tsx';
import { mount } from './mount.tsx';

const handle = page.getByRole('slider', { name: firstPages.beforeAfter.items[0]?.title ?? 'none' });

test('when a slow list arrives, a visitor keeps the focus and the comparison in use', {
  tags: ['G6', 'G10'],
}, async () => {
  // A document keeps a list, also for tests in other files, unless it cannot be parsed.
  const select = () => {
    throw new TypeError('This is not a list.');
  };
  await expect(fetchQuery({ ...galleryQuery, select })).rejects.toThrow();
  const response = new Promise<Response>((resolve) => {
    // The request fails in the end, because later tests would wait for it too.
    onTestFinished(() => resolve(Response.error()));
  });
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(response);
  const main = await mount(comparisonList);
  handle.element().focus();
  await expect.poll(() => main.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  // The delay of the loading message has passed.
  finishAnimations();
  await expect.element(page.getByRole('status').getByText(content.gallery.loading)).toBeVisible();
  expect(main.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '51');
  await expect.element(handle).toBeVisible();
  await expect.element(handle).toHaveFocus();
});
