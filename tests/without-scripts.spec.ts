import type { Page } from '@playwright/test';
import { previewPhotos } from '../src/lib/preview-photos.ts';
import {
  content,
  expect,
  expectOneOpenAtATime,
  open,
  paths,
  quoteLink,
  section,
  stubOtherHosts,
  telAddress,
  test,
} from './site.ts';

const { layout, business, home } = content;

test.use({ javaScriptEnabled: false });

const { categories, beforeAfter } = content.galleryPhotos;
const titles = (items: readonly { title: string }[]) => items.map((item) => item.title);

/**
 * Pages whose tabs, carousels and sliders show a part at a time once scripts run: without scripts, all of it is
 * there to read.
 */
const inFull: Record<string, string[]> = {
  '/': [
    ...content.testimonials.testimonials.map((review) => review.text),
    ...titles(previewPhotos(categories.bathrooms, 2)),
  ],
  '/gallery': [
    ...Object.values(categories).flatMap(titles),
    ...titles(beforeAfter),
    ...titles(content.portfolio.projects),
  ],
  '/before-after': [...titles(beforeAfter), ...beforeAfter.map((pair) => pair.description)],
};

for (const [path, texts] of Object.entries(inFull)) {
  test(`[R1] ${path} holds everything without scripts`, async ({ page }) => {
    await page.goto(path);
    const { main } = await visibleText(page);
    expect(texts.filter((text) => !main.includes(text.replace(/\s+/g, ' ').trim()))).toEqual([]);
  });
}

test('[H6] without scripts the other tabs of home lead to the same photos in the gallery', async ({
  page,
}) => {
  for (const category of ['kitchens', 'commercial'] as const) {
    await page.goto('/');
    const name = home.ourWork.tabs[category];
    await section(page, home.ourWork.heading).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/gallery#${category}`);
    await expect(
      page.getByRole('heading', { name: content.gallery.tabs[category], level: 2 }),
    ).toBeInViewport();
    for (const { alt } of previewPhotos(categories[category]))
      await expect(page.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
  }
});

for (const path of paths.filter((other) => !(other in inFull))) {
  test(`[R1] ${path} reads the same without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    const without = await visibleText(page);
    expect(without.main.length).toBeGreaterThan(200);

    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL ? { baseURL } : {}) });
    await stubOtherHosts(context, baseURL);
    const scripted = await context.newPage();
    await open(scripted, path);
    expect(await visibleText(scripted)).toEqual(without);
    await context.close();
  });
}

for (const path of paths) {
  test(`[S3] ${path} offers the phone and the quote form without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(quoteLink(page.getByRole('banner'), 'Request a Quote')).toHaveAttribute(
      'href',
      business.quoteForm.url,
    );
    await expect(page.getByRole('contentinfo').getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      telAddress,
    );
    // Room for each picture is known before it arrives, so that nothing jumps.
    const unsized = await page
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => !['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0))
          .map((image) => image.outerHTML),
      );
    expect(unsized).toEqual([]);
  });
}

test('[P6] the service areas are named without scripts, with nothing to press that does nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  const area = page.getByRole('region', { name: content.contact.area.heading, exact: true });
  for (const { name } of content.contact.area.areas)
    await expect(area.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expect(area.getByRole('button')).toHaveCount(0);
});

test('[L6] the mobile menu opens and closes without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: layout.openMenu }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: layout.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: layout.openMenu }).click();
  await menu.getByRole('link', { name: layout.routeLabels.gallery }).click();
  await expect(page).toHaveURL('/gallery');
});

test('[H11] the questions open one at a time without scripts', async ({ page }) => {
  await page.goto('/');
  await expectOneOpenAtATime(section(page, home.faq.heading), home.faq[home.faq.variant]);
});

/** What a visitor reads in each part of the page. */
async function visibleText(page: Page): Promise<Record<'banner' | 'main' | 'contentinfo', string>> {
  const [banner, main, contentinfo] = await Promise.all(
    (['banner', 'main', 'contentinfo'] as const).map(async (role) =>
      (await page.getByRole(role).innerText()).replace(/\s+/g, ' ').trim(),
    ),
  );
  return { banner: banner ?? '', main: main ?? '', contentinfo: contentinfo ?? '' };
}
