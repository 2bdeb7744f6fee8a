import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { answer, answerWith, faultNamed, neverAnswer } from './faults.ts';
import { chatButton, chatWindow } from './floating.ts';
import { content, expect, open, section, test } from './site.ts';

const { gallery, home, layout, notes, contact, galleryPhotos } = content;
const gone = "We're having trouble loading the gallery. Please try again later.";
const visible = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible')).first();
const broken = faultNamed('500 without a body');

/** A gallery of the home page, once it is near the window. */
async function ourWork(page: Page) {
  await page.goto('/');
  const part = section(page, home.ourWork.heading);
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Opens what a button of the foot of the page opens. */
async function openNote(page: Page, heading: string): Promise<void> {
  await open(page, '/services');
  await page.getByRole('contentinfo').getByRole('button', { name: heading }).click();
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
}

/** What a visitor may meet besides each page as it is first shown, and how to come there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  '[R2] an unknown address': (page) => open(page, '/no-such-page'),
  '[G9] comparisons that are being read': async (page) => {
    await neverAnswer(page, 'gallery.json');
    await page.goto('/before-after');
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
  },
  '[G9] no comparisons': async (page) => {
    await answerWith(page, 'gallery.json', { categories: {}, beforeAfter: [] });
    await page.goto('/before-after');
    await expect(visible(page, 'No before & after comparisons available at this time.')).toBeVisible();
  },
  '[G5] comparisons that cannot be read': async (page) => {
    await answer(page, 'gallery.json', broken);
    await page.goto('/before-after');
    await expect(visible(page, gone)).toBeVisible();
  },
  '[G6] a gallery on home that is being read': async (page) => {
    await neverAnswer(page, 'gallery.json');
    await expect((await ourWork(page)).locator('[data-skeleton]')).toHaveCount(6);
  },
  '[H6] an empty gallery on home': async (page) => {
    await answerWith(page, 'gallery.json', { categories: {} });
    await expect((await ourWork(page)).getByText(home.ourWork.empty).first()).toBeVisible();
  },
  '[G5] a gallery on home that cannot be read': async (page) => {
    await answer(page, 'gallery.json', broken);
    await expect((await ourWork(page)).getByText(gone).first()).toBeVisible();
  },
  '[G5] a gallery that cannot be read': async (page) => {
    await answer(page, 'gallery.json', broken);
    await page.goto('/gallery');
    await expect(visible(page, gone)).toBeVisible();
  },
  '[G4] an empty gallery': async (page) => {
    await answerWith(page, 'gallery.json', { categories: {} });
    await page.goto('/gallery');
    await expect(visible(page, gallery.empty)).toBeVisible();
  },
  '[G7] finished projects that a filter has chosen': async (page) => {
    await open(page, '/gallery?tab=builder-cleans&filter=renovation');
    await expect(visible(page, 'Showing')).toBeVisible();
  },
  '[G2] an open photo': async (page) => {
    await open(page, '/gallery');
    await page.getByRole('button', { name: galleryPhotos.categories.bathrooms[0]?.alt ?? '' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '[C3] the open chat window': async (page) => {
    await open(page, '/about');
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
  },
  'the open privacy note': (page) => openNote(page, notes.privacy.heading),
  'the open accessibility note': (page) => openNote(page, notes.accessibility.heading),
  '[S2] the suburb check once it has answered': async (page) => {
    await open(page, '/contact');
    const part = section(page, contact.area.heading);
    await part.scrollIntoViewIfNeeded();
    await page.getByLabel(contact.area.check.label).fill('East Albury');
    await page.getByLabel(contact.area.check.label).press('Enter');
    await expect(part.getByRole('status')).toHaveText(contact.area.check.near.replace('{suburb}', 'Albury'));
  },
  ...Object.fromEntries(
    Object.entries(gallery.tabs).map(([id, name]) => [
      `[G1] the tab ${name} of the gallery`,
      async (page: Page) => {
        await open(page, '/gallery');
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name, exact: true }), id).toBeVisible();
      },
    ]),
  ),
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, reach] of Object.entries(states)) {
      test(`${name} has no accessibility fault that axe finds at ${width} px`, async ({ page }) => {
        await reach(page);
        // A read of another part may end meanwhile, which takes away what the check waits for.
        await expect(async () => expect(await accessibilityProblems(page)).toEqual([])).toPass({
          timeout: 15_000,
        });
      });
    }
  });
}

test('[L6] the open menu has no accessibility fault that axe finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/services');
  await page.getByRole('button', { name: layout.openMenu }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
