import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { photos } from '../../src/content/gallery.ts';
import { ComparisonList } from '../../src/sections/gallery/ComparisonList.island.tsx';
import { finishAnimations } from './clock.ts';
import { mount } from './mount.tsx';

// In a file of its own: a document reads each file once, so another test before it would leave nothing to wait for.

const handle = page.getByRole('slider', { name: photos.beforeAfter[0]?.title ?? 'none' });

test('[G10] a slow read of the list takes neither the focus nor the comparison from who is using it', async () => {
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const main = await mount(<ComparisonList />);
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
