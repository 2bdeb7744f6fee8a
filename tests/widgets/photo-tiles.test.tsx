import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { carousels, firstShown, openCarousel } from './carousel.tsx';
import { advance } from './clock.ts';
import { click, press } from './input.ts';
import { firstPages, galleryBrowser, handovers } from './islands.tsx';
import { mountReading } from './mount.tsx';

const [project] = handovers;
const handoverAlt = project?.photos[0]?.alt ?? 'none';
const tile = (alt: string) => page.getByRole('button', { name: alt, exact: true });
const dialog = page.getByRole('dialog', { name: content.layout.lightbox.label });

test('[G2] a photo is a button that Enter, the space bar and a click press', async () => {
  await mountReading(galleryBrowser);
  const alt = firstPages.bathrooms.items[0]?.alt ?? 'none';
  const photo = tile(alt);
  await expect.element(photo).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(page.getByRole('link', { name: alt, exact: true })).not.toBeInTheDocument();
  photo.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const top = window.scrollY;
  const address = window.location.href;
  for (const open of [() => press(photo, '{Enter}'), () => press(photo, ' '), () => click(photo)]) {
    await open();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(photo).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(window.scrollY).toBe(top);
  expect(window.location.href).toBe(address);
});

test('[P7] a carousel pauses while its photo is open, and the focus returns to it', async () => {
  const [item] = carousels.filter((each) => each.name === project?.title);
  if (!item) throw new Error('The project has no carousel.');
  const carousel = (await openCarousel(item)).element();
  await press(tile(handoverAlt), '{Enter}');
  await expect.element(dialog).toBeVisible();
  await advance(1200);
  const held = firstShown(carousel);
  await advance(30_000);
  expect(firstShown(carousel)).toBe(held);
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  await expect.element(tile(handoverAlt)).toHaveFocus();
});
