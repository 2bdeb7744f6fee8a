import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewPhotos } from '../../src/lib/preview-photos.ts';
import { previewLimit } from '../../src/lib/specified.ts';
import { click, texts } from './input.ts';
import { content, galleryBrowser, ourWork } from './islands.tsx';
import { mountReading } from './mount.tsx';

const words = content.home.ourWork;
const { bathrooms, kitchens, commercial, builderCleans, beforeAfter } = content.gallery.tabs;
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });

test('of five tabs Bathrooms is selected; arrow keys cycle through them, Home and End go to the ends, Tab to the panel', {
  tags: 'G1',
}, async () => {
  await mountReading(galleryBrowser);
  expect(texts(page.getByRole('tab'))).toEqual([bathrooms, kitchens, commercial, builderCleans, beforeAfter]);
  await expect.element(tab('Bathrooms')).toHaveAttribute('aria-selected', 'true');
  tab(bathrooms).element().focus();
  const steps: [string, string][] = [
    ['ArrowLeft', beforeAfter],
    ['ArrowRight', bathrooms],
    ['ArrowRight', kitchens],
    ['End', beforeAfter],
    ['Home', bathrooms],
  ];
  for (const [key, name] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel(name)).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  }
  await userEvent.tab();
  await expect.element(panel(bathrooms).getByRole('button').first()).toHaveFocus();
});

test('home previews at most six photos per tab, without the first two bathrooms', {
  tags: 'H6',
}, async () => {
  await mountReading(ourWork);
  expect(texts(page.getByRole('tab'))).toEqual(Object.values(words.tabs));
  for (const [category, skip] of [
    ['bathrooms', 2],
    ['kitchens', 0],
    ['commercial', 0],
  ] as const) {
    await click(tab(words.tabs[category]));
    const expected = previewPhotos(content.galleryPhotos.categories[category], skip);
    expect(expected.length).toBeLessThanOrEqual(previewLimit);
    const shown = panel(words.tabs[category]).getByRole('img');
    await expect.element(shown).toHaveLength(expected.length);
    expect(shown.elements().map((image) => image.getAttribute('alt'))).toEqual(
      expected.map(({ alt }) => alt),
    );
  }
  await expect
    .element(page.getByRole('link', { name: words.link.label }))
    .toHaveAttribute('href', '/gallery');
});
