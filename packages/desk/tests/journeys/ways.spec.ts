import { accessibilityProblems } from '../../../../tests/axe.ts';
import { content } from '../../../../tests/site.ts';
import { words } from '../../page/words.ts';
import { expect, test } from './desk-test.ts';

const { home } = content;

test('the keyboard alone: to a text, through its form, and back', async ({ shown, page }) => {
  const list = shown.bar.getByRole('button', { name: words.places, exact: true });
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shown.drawer.locator(':focus')).toHaveAttribute('data-focus', 'true');
  await page.keyboard.press('Escape');
  await expect(shown.drawer).toHaveCount(0);
  await expect(list).toBeFocused();
});

test('a click tries links out as visitors do, once the bar says so', async ({ shown, page }) => {
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await shown.site.getByRole('link', { name: home.hero.meetTeam, exact: true }).first().click();
  await expect(page).toHaveURL(/\/about/);
  await expect(shown.drawer).toHaveCount(0);
});

test('another page is chosen by its name, while a click opens forms', async ({ shown, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.bar.getByRole('button', { name: words.places, exact: true }).click();
  await shown.field(words.shownPage).selectOption('About Us');
  await expect(page).toHaveURL(/\/about$/);
  // The bar at the foot would cover what one edits.
  const chat = shown.site.locator('[popovertarget="chat"][aria-controls]');
  await expect(chat).toBeHidden();
  const heading = shown.site.getByRole('heading', { name: content.about.closing.heading });
  await shown.pick(heading);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await expect(chat).toBeVisible();
});

test('the popup of the chat waits while a click opens forms', async ({ shown, page }) => {
  const popup = shown.site.locator('[data-card="chat"][data-shown]');
  // Its documents share the rest of the wait.
  const wait = () => page.evaluate(() => Number(sessionStorage.getItem('chat-popup-wait') ?? Infinity));
  // Scripts of the page that count may start after this one.
  await expect(async () => {
    await shown.bar.getByRole('radio', { name: words.use }).check();
    await shown.bar.getByRole('radio', { name: words.edit }).check();
    expect(await wait()).toBeLessThan(15_000);
  }).toPass();
  await page.evaluate(() => sessionStorage.setItem('chat-popup-wait', '1'));
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await expect(popup).toBeVisible();
});

for (const width of [390, 1440])
  test(`nothing is wrong for assistive technology at ${width} px`, async ({ shown, page }) => {
    await page.setViewportSize({ width, height: 860 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await shown.pick(shown.site.getByRole('heading', { name: home.whyChooseUs.heading }));
    await expect(shown.field('Heading')).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
