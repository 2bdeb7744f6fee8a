import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchQuery } from '../../src/queries/client.ts';
import { galleryQuery } from '../../src/queries/gallery.ts';
import { finishAnimations } from './clock.ts';
import { click } from './input.ts';
import { comparisonList, content, firstPages, ourWork } from './islands.tsx';
import { mount } from './mount.tsx';

const handle = page.getByRole('slider', { name: firstPages.beforeAfter.items[0]?.title ?? 'none' });

/** Holds the list back until the test ends; the request then fails, because later tests would wait for it too. */
async function holdList() {
  // A document keeps a list, also for tests in other files, unless it cannot be parsed.
  const select = () => {
    throw new TypeError('This is not a list.');
  };
  await expect(fetchQuery({ ...galleryQuery, select })).rejects.toThrow();
  const response = new Promise<Response>((resolve) => {
    onTestFinished(() => resolve(Response.error()));
  });
  return vi.spyOn(window, 'fetch').mockReturnValue(response);
}

test('[G6] [G10] when a slow list arrives, a visitor keeps the focus and the comparison in use', async () => {
  const asked = await holdList();
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

test('[G2] [H6] before the list arrives, pre-rendered photos open, and a tab without photos says that it is loading', async () => {
  await holdList();
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
