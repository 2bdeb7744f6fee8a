import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, expect, hydrated, labelOf, open, quoteLink, stubOtherHosts, test } from './site.ts';

const { business, layout } = content;
const toggle = (page: Page) => page.getByRole('button', { name: layout.openMenu });
const menu = (page: Page) => page.getByRole('navigation', { name: layout.mainMenuLabel });

test.use({ viewport: { width: 390, height: 800 } });

test('[L6] [L7] the menu opens and closes on one page, and page after page', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/ndis');
  await test.step('[L6] the toggle opens and closes the menu and shows its state', async () => {
    await expect(menu(page)).toBeHidden();
    expect(await isExpanded(page)).toBe(false);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await isExpanded(page)).toBe(true);
    expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
    for (const reducedMotion of ['reduce', 'no-preference'] as const)
      await test.step(`[L6] it rises in rows within 220 ms, or not at all with reduced motion (${reducedMotion})`, () =>
        expectRise(page, reducedMotion));
    await page.emulateMedia({ reducedMotion: null });
    await page.getByRole('button', { name: layout.closeMenu }).click();
    await expect(menu(page)).toBeHidden();
    expect(await isExpanded(page)).toBe(false);
  });
  await test.step('[L6] Escape closes the menu and returns the focus to the toggle', async () => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step('[L6] Tab past its end closes the menu', async () => {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.locator('#mobile-menu a').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('[L7] the mobile menu opens the quote form in a new tab', async () => {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    const popup = page.waitForEvent('popup');
    await quoteLink(page.getByRole('banner'), 'Request a Quote').click();
    const tab = await popup;
    await expect(tab).toHaveURL(business.quoteForm.url);
    // The page would stay in the background.
    await tab.close();
  });
  await test.step('[L6] wide screens show the menu in the navbar, and have no toggle', async () => {
    await page.reload();
    await hydrated(page);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    // A tablet that is turned twice does not open it again.
    await expect(page.locator('[popovertarget="mobile-menu"][aria-expanded]')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(toggle(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
  const follow = (label: string) => menu(page).getByRole('link', { name: label }).click();
  // Each with the page that it leads to.
  const ways: [what: string, close: () => Promise<unknown>, path: string][] = [
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
  for (const [what, close, path] of ways)
    await test.step(`[L6] it closes when ${what}`, async () => {
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
      expect(await isExpanded(page)).toBe(false);
      await expect(page).toHaveURL(path);
    });
});

/** What assistive technology gets. For a native popover, the browser adds it without an attribute. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: layout.openMenu,
    role: 'button',
  });
  await session.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
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
  expect(ends.length).toBeGreaterThan(6);
  expect(Math.max(...ends)).toBeCloseTo(0.22);
  // Browsers without `sibling-index()` raise all rows together.
  const counts = await page.evaluate(() => CSS.supports('animation-delay: calc(sibling-index() * 1ms)'));
  expect(new Set(ends).size).toBeGreaterThanOrEqual(counts ? 6 : 1);
}
