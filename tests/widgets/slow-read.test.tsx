import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finishAnimations } from './clock.ts';
import { click } from './input.ts';
import { comparisonList, content, firstPages, ourWork } from './islands.tsx';
import { mount } from './mount.tsx';

// A separate test file, because a document fetches each JSON file once: after another test there would be nothing to
// wait for.

const handle = page.getByRole('slider', { name: firstPages.beforeAfter.items[0]?.title ?? 'none' });

test('[G10] when a slow list arrives, a visitor keeps the focus and the comparison in use', async () => {
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const main = await mount(comparisonList);
  handle.element().focus();
  await expect.poll(() => main.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  // The delay of the loading message has passed.
  finishAnimations();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '51');
  await expect.element(handle).toBeVisible();
  await expect.element(handle).toHaveFocus();
});

test('[G2] [H6] before the list arrives, pre-rendered photos open, and a tab without photos says that it is loading', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const { tabs, loading, empty } = content.home.ourWork;
  await mount(ourWork);
  await click(page.getByRole('tabpanel', { name: tabs.bathrooms }).getByRole('button').first());
  await expect.element(page.getByRole('dialog').getByText('1 of 6')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await click(page.getByRole('tab', { name: tabs.kitchens }));
  const kitchens = page.getByRole('tabpanel', { name: tabs.kitchens });
  await expect.element(kitchens.getByText(loading)).toBeInTheDocument();
  await expect.poll(() => kitchens.element().querySelectorAll('[data-skeleton]').length).toBe(6);
  expect(kitchens.getByText(empty).elements()).toEqual([]);
});
