import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { photos } from '../../src/content/gallery.ts';
import { content } from '../../src/content/index.ts';
import { SeeOurWork } from '../../src/sections/builders-handover/SeeOurWork.island.tsx';
import { GalleryBrowser } from '../../src/sections/gallery/GalleryBrowser.island.tsx';
import { carousels, firstShown, openCarousel } from './carousel.tsx';
import { advance } from './clock.ts';
import { click, press } from './input.ts';
import { mount, mountReading } from './mount.tsx';

const { seeOurWork } = content.buildersHandover;
const { lightbox: labels } = content.layout;

const [project] = seeOurWork.projects;
const handoverAlt = project?.photos[0]?.alt ?? 'none';
const tile = (alt: string) => page.getByRole('button', { name: alt, exact: true });
const dialog = page.getByRole('dialog', { name: labels.label });

const places = [
  {
    ids: '[G2]',
    name: 'the gallery',
    open: () => mountReading(<GalleryBrowser />),
    alt: photos.categories.bathrooms[0]?.alt ?? 'none',
  },
  { ids: '[P7]', name: 'a carousel', open: () => mount(<SeeOurWork />), alt: handoverAlt },
];

for (const { ids, name, open, alt } of places) {
  test(`${ids} in ${name} a photo is a button that Enter, the space bar and a click press`, async () => {
    await open();
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
}

test('[P7] a carousel stands still while its photo is open, and the focus comes back to it', async () => {
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
