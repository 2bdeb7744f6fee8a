import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finishAnimations } from './clock.ts';
import { comparisonList, firstPages } from './islands.tsx';
import { mount } from './mount.tsx';

// In a file of its own: a document reads each file once, so another test before it would leave nothing to wait for.

const handle = page.getByRole('slider', { name: firstPages.beforeAfter.items[0]?.title ?? 'none' });

test('[G10] a slow read of the list takes neither the focus nor the comparison from who is using it', async () => {
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const main = await mount(comparisonList);
  handle.element().focus();
  await expect.poll(() => main.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  // The note that the list is read has its delay behind it.
  finishAnimations();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '51');
  await expect.element(handle).toBeVisible();
  await expect.element(handle).toHaveFocus();
});
