import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { carousels, firstShown, openCarousel } from './carousel.tsx';
import { advance } from './clock.ts';
import { click, press } from './input.ts';
import { content, galleryBrowser, handovers } from './islands.tsx';
import { mountReading } from './mount.tsx';

const shown = content.galleryPhotos.categories.bathrooms;
const last = shown.length;

const tile = (number: number) =>
  page.getByRole('button', { name: shown[number - 1]?.alt ?? 'none', exact: true });
const dialog = page.getByRole('dialog', { name: content.layout.lightbox.label });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectNumber = (number: number) =>
  expect.element(dialog.getByText(`${number} of ${last}`, { exact: true })).toBeVisible();
const expectClosed = () => expect.element(dialog).not.toBeInTheDocument();

async function open(number = 1) {
  await mountReading(galleryBrowser);
  await click(tile(number));
  await expect.element(dialog).toBeVisible();
}

/** What opens a photo, and what closes it again. */
const ways: [open: () => Promise<void>, close: () => Promise<void>][] = [
  [() => click(tile(1)), () => userEvent.keyboard('{Escape}')],
  // Beside the photo.
  [() => press(tile(1), '{Enter}'), () => commands.mouse({ x: 120, y: 200 }, 'down', 'up')],
  [() => press(tile(1), ' '), () => click(button(content.layout.lightbox.close))],
];

test('a photo is a button that opens it full-screen, with its caption and number, and gets the focus back', {
  tags: 'G2',
}, async () => {
  await mountReading(galleryBrowser);
  await expect.element(tile(1)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(page.getByRole('link', { name: shown[0]?.alt ?? 'none' })).not.toBeInTheDocument();
  tile(1).element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const top = window.scrollY;
  for (const [openIt, close] of ways) {
    await openIt();
    await expect.element(button(content.layout.lightbox.close)).toHaveFocus();
    await click(dialog.getByRole('img', { name: shown[0]?.alt ?? 'none' }));
    await expect.element(dialog.getByText(shown[0]?.title ?? 'none')).toBeVisible();
    await expectNumber(1);
    const { top: edge, bottom, width } = dialog.element().getBoundingClientRect();
    expect([edge, bottom]).toEqual([0, window.innerHeight]);
    // Each side has at most the space reserved for a scrollbar.
    expect(width).toBeGreaterThan(window.innerWidth - 40);
    await close();
    await expectClosed();
    await expect.element(tile(1)).toHaveFocus();
  }
  expect(window.scrollY).toBe(top);
});

test('keys, buttons and a swipe show the next and previous photo, and wrap around at the ends', {
  tags: 'G2',
}, async () => {
  await page.viewport(390, 844);
  await open();
  await userEvent.keyboard('{ArrowRight}');
  await expectNumber(2);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectNumber(last);
  await click(button(content.layout.lightbox.next));
  await expectNumber(1);
  await click(button(content.layout.lightbox.next));
  await expectNumber(2);
  await expect.element(dialog.getByRole('img', { name: shown[1]?.alt ?? 'none' })).toBeVisible();
  await click(button(content.layout.lightbox.previous));
  await expectNumber(1);
  await commands.touch(...[300, 260, 200, 140, 100].map((x) => ({ x, y: 400 })));
  await expectNumber(2);
});

test('while the page is zoomed, one finger moves the view, and neither changes nor closes the photo', {
  tags: 'G2',
}, async () => {
  await page.viewport(390, 844);
  const scale = vi.spyOn(visualViewport ?? new VisualViewport(), 'scale', 'get');
  onTestFinished(() => scale.mockRestore());
  const swipe = [300, 250, 200, 150, 100].map((x) => ({ x, y: 700 }));
  scale.mockReturnValue(1.5);
  await open();
  for (const zoom of [1.5, 1.01, 4, 1]) {
    scale.mockReturnValue(zoom);
    visualViewport?.dispatchEvent(new Event('resize'));
    expect(getComputedStyle(dialog.element()).touchAction).toBe(zoom > 1 ? 'auto' : 'pinch-zoom');
    await commands.touch(...swipe);
    await expectNumber(zoom > 1 ? 1 : 2);
  }
});

test('the neighbouring photos are prefetched, and the page behind does not scroll', {
  tags: 'G2',
}, async () => {
  await open(4);
  const images = () => [...dialog.element().querySelectorAll('img')];
  const loaded = () => images().filter((image) => image.complete && image.naturalWidth > 0).length;
  await expect.poll(loaded).toBe(3);
  const middle = { x: 640, y: 360 };
  const before = window.scrollY;
  await userEvent.keyboard('{PageDown}');
  await commands.scroll(middle, 600);
  expect(window.scrollY).toBe(before);
  // Without the lightbox, the same gesture scrolls.
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await commands.scroll(middle, 600);
  expect(window.scrollY).toBeGreaterThan(before);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the photo grows out of its tile, which is empty meanwhile (${reducedMotion})`, {
    tags: 'G2',
  }, async () => {
    const isMoving = reducedMotion === 'no-preference';
    if (!isMoving) await commands.reduceMotion();
    await mountReading(galleryBrowser);
    const image = tile(2).element().querySelector('img') ?? document.body;
    (tile(2).element() as HTMLElement).click();
    await expect.element(dialog).toBeInTheDocument();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && dialog.element().contains(effect.target));
    expect(moving.length > 0).toBe(isMoving);
    expect(getComputedStyle(image).visibility).toBe(isMoving ? 'hidden' : 'visible');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(getComputedStyle(image).visibility).toBe('visible');
  });

test('a carousel pauses while its photo is open, and the focus returns to it', { tags: 'P7' }, async () => {
  const [, , photos] = carousels;
  const carousel = (await openCarousel(photos)).element();
  const photo = page.getByRole('button', { name: handovers[0]?.photos[0]?.alt ?? 'none', exact: true });
  await press(photo, '{Enter}');
  await expect.element(dialog).toBeVisible();
  await advance(1200);
  const held = firstShown(carousel);
  await advance(30_000);
  expect(firstShown(carousel)).toBe(held);
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  await expect.element(photo).toHaveFocus();
});
