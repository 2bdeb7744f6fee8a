import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { photos } from '../../src/content/gallery.ts';
import { content } from '../../src/content/index.ts';
import { previewPhotos } from '../../src/lib/preview-photos.ts';
import { previewLimit } from '../../src/lib/specified.ts';
import { GalleryBrowser } from '../../src/sections/gallery/GalleryBrowser.island.tsx';
import { OurWork } from '../../src/sections/home/OurWork.island.tsx';
import { click, texts } from './input.ts';
import { mountReading } from './mount.tsx';

const { tabs } = content.gallery;
const { ourWork } = content.home;

const names = [tabs.bathrooms, tabs.kitchens, tabs.commercial, tabs.builderCleans, tabs.beforeAfter];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G1] the gallery has five tabs, Bathrooms is chosen and only its panel is shown', async () => {
  await mountReading(<GalleryBrowser />);
  expect(texts(page.getByRole('tab'))).toEqual(names);
  await expect.element(tab('Bathrooms')).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  expect(panel('Bathrooms').getByRole('button').elements()).toHaveLength(photos.categories.bathrooms.length);
});

test('[G1] arrows go round the tabs, Home and End to the ends, and Tab leaves to the panel', async () => {
  await mountReading(<GalleryBrowser />);
  tab(tabs.bathrooms).element().focus();
  const steps: [string, string][] = [
    ['ArrowLeft', tabs.beforeAfter],
    ['ArrowRight', tabs.bathrooms],
    ['ArrowRight', tabs.kitchens],
    ['End', tabs.beforeAfter],
    ['Home', tabs.bathrooms],
  ];
  for (const [key, name] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel(name)).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  }
  await userEvent.tab();
  await expect.element(panel(tabs.bathrooms).getByRole('button').first()).toHaveFocus();
});

test('[H6] home previews at most six photos a tab, without the first two bathrooms', async () => {
  await mountReading(<OurWork />);
  expect(texts(page.getByRole('tab'))).toEqual(Object.values(ourWork.tabs));
  for (const [category, skip] of [
    ['bathrooms', 2],
    ['kitchens', 0],
    ['commercial', 0],
  ] as const) {
    await click(tab(ourWork.tabs[category]));
    const expected = previewPhotos(photos.categories[category], skip);
    expect(expected.length).toBeLessThanOrEqual(previewLimit);
    const shown = panel(ourWork.tabs[category]).getByRole('img');
    await expect.element(shown).toHaveLength(expected.length);
    expect(shown.elements().map((image) => image.getAttribute('alt'))).toEqual(
      expected.map(({ alt }) => alt),
    );
  }
  await expect
    .element(page.getByRole('link', { name: ourWork.link.label }))
    .toHaveAttribute('href', '/gallery');
});
