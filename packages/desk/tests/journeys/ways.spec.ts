import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { expect, test } from './desk-test.ts';

test('the desk runs React as visitors do: its checks for developers would make each key slow', async ({
  page,
  shown,
}) => {
  await expect(shown.bar).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const [react = '', ...others] = loaded.filter((name) => /react_jsx-\w*-?runtime\.js/.test(name));
  expect(react).toContain('react_jsx-runtime.js');
  expect(others).toEqual([]);
});

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

  // In the page too: the outline of what has the focus goes with it.
  const pointed = page.locator('.outline:not([data-opened])');
  await shown.site.getByRole('link', { name: 'Talk to us' }).focus();
  await expect(pointed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown.drawer.locator(':focus')).toHaveAttribute('data-focus', 'true');
  await expect(pointed).toHaveCount(0);
});

test('a click tries links out as visitors do, once the bar says so', async ({ shown, page }) => {
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await shown.site.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(shown.drawer).toHaveCount(0);
});

test('another page is chosen by its name, while a click opens forms', async ({ shown, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.bar.getByRole('button', { name: words.places, exact: true }).click();
  await shown.field(words.shownPage).selectOption('Contact Us');
  await expect(page).toHaveURL(/\/contact$/);
  // The bar at the foot would cover what one edits.
  const chat = shown.site.locator('[popovertarget="chat"][aria-controls]');
  await expect(chat).toBeHidden();
  const heading = shown.site.getByRole('heading', { name: 'Call us' });
  await shown.pick(heading);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await expect(chat).toBeVisible();
});

test('what a page shows by itself, such as a popup, waits while a click opens forms', async ({ shown }) => {
  const popup = shown.site.getByText('A question?');
  await expect(popup).toBeHidden();
  await shown.bar.getByRole('radio', { name: words.use }).check();
  await expect(popup).toBeVisible();
});

for (const width of [390, 1440])
  test(`nothing is wrong for assistive technology at ${width} px`, async ({ shown, page }) => {
    await page.setViewportSize({ width, height: 860 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await shown.pick(shown.site.getByRole('heading', { name: 'Why Choose Us' }));
    await expect(shown.field('Heading')).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
