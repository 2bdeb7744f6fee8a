import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe.ts';
import { content, expect, labelOf, open, quoteLink, stubOtherHosts, test } from '../support/site.ts';

const { layout } = content;
const toggle = (page: Page) => page.getByRole('button', { name: layout.openMenu });
const menu = (page: Page) => page.getByRole('navigation', { name: layout.mainMenuLabel });

test.use({ viewport: { width: 390, height: 800 } });

test('@L6 @L7 the menu opens and closes on one page, and page after page', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/ndis');
  const follow = (label: string) => menu(page).getByRole('link', { name: label }).click();
  /** What closes the menu; some lead to another page. */
  const ways: [what: string, close: () => Promise<unknown>, path: string][] = [
    ['its button is pressed', () => page.getByRole('button', { name: layout.closeMenu }).click(), '/ndis'],
    [
      'Tab passes its end',
      async () => {
        await page.locator('#mobile-menu a').last().focus();
        await page.keyboard.press('Tab');
      },
      '/ndis',
    ],
    [
      'the quote form opens in a new tab',
      async () => {
        const popup = page.waitForEvent('popup');
        await quoteLink(page.getByRole('banner'), 'Request a Quote').click();
        await expect(await popup).toHaveURL(/\?page=%2Fndis&service=NDIS\+Support$/);
        // A window in front would keep the focus.
        await (await popup).close();
      },
      '/ndis',
    ],
    [
      'a tablet is turned, whose navbar has the menu, and turned back',
      async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(page.locator('#mobile-menu')).toBeHidden();
        await expect(toggle(page)).toBeHidden();
        await expect(menu(page)).toBeVisible();
        await page.setViewportSize({ width: 390, height: 800 });
      },
      '/ndis',
    ],
    [
      'the page is left, because browsers restore pages unchanged',
      () =>
        page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
      '/ndis',
    ],
    ['a link is chosen', () => follow(labelOf('services')), '/services'],
    ['the current page is chosen', () => follow(labelOf('services')), '/services'],
    ['another page is chosen', () => follow(labelOf('gallery')), '/gallery'],
    ['the visitor goes back', () => page.goBack(), '/services'],
  ];
  // Loads the script of the menu. Until then browsers tell the state of such a button themselves.
  await toggle(page).hover();
  for (const [what, close, path] of ways)
    await test.step(`it closes when ${what}`, async () => {
      await expectOpen(page, false);
      await toggle(page).click();
      await expectOpen(page, true);
      await close();
      await expectOpen(page, false);
      await expect(page).toHaveURL(path);
    });
  await test.step('it opens with the keyboard, and Escape returns the focus to the toggle', async () => {
    await toggle(page).press('Enter');
    await expectOpen(page, true);
    expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
    for (const reducedMotion of ['reduce', 'no-preference'] as const)
      await test.step(`it rises in rows within 220 ms, or not at all with reduced motion (${reducedMotion})`, () =>
        expectRise(page, reducedMotion));
    await page.keyboard.press('Tab');
    await expect(toggle(page)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(toggle(page)).toBeFocused();
  });
});

/** Expects the menu to be open or closed, and the toggle to say so. */
async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen));
}

/** Expects the rows of the open menu to rise within 220 ms, or not at all with reduced motion. */
async function expectRise(page: Page, reducedMotion: 'no-preference' | 'reduce'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  const ends = await page.locator('#mobile-menu :is(li, ul, div)').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(row);
      const seconds = Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
      return animationName === 'none' ? [] : [seconds];
    }),
  );
  if (reducedMotion === 'reduce') return expect(ends).toEqual([]);
  expect(new Set(ends).size, 'rows that end at different times').toBeGreaterThanOrEqual(6);
  expect(Math.max(...ends)).toBeCloseTo(0.22);
}
