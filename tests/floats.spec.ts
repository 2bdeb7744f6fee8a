import type { Page } from '@playwright/test';
import { quotePromptDelay } from '../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen } from './floating.ts';
import { content, expect, open, painted, quoteLink, stubOtherHosts, test } from './site.ts';

const { home, layout, business } = content;
const sticky = (page: Page) => quoteLink(floats(page), 'Get Instant Quote');
const prompt = (page: Page) => chatCard(page, home.prompt.text).locator('..');

/** Brings a section of home to the top of the window. */
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));

/** The background colour of the document, which an outlined link has too. */
const backgroundOf = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

test('[H15] Get Instant Quote stays in its place, outlined beside the quote links of the page, and opens the form in a new tab', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/');
  await expect(sticky(page)).toBeVisible();
  const before = await sticky(page).boundingBox();
  const outlined = await backgroundOf(page);
  await expect(sticky(page)).toHaveCSS('background-color', outlined);
  for (const place of ['#premium-heading', '#packages', '#closing-heading']) {
    await scrollTo(page, place);
    await expect(sticky(page), place).toHaveCSS('background-color', outlined);
  }
  for (const place of ['#team-heading', '#why-heading']) {
    await scrollTo(page, place);
    await expect(sticky(page), place).not.toHaveCSS('background-color', outlined);
  }
  await painted(page);
  expect(await sticky(page).boundingBox()).toEqual(before);
  await test.step('[H15] nothing floats over the quote form', async () => {
    await scrollTo(page, '#quote');
    await expect(sticky(page)).toBeHidden();
    await expect(chatButton(page)).toBeHidden();
    await scrollTo(page, '#coverage-heading');
    await expect(sticky(page)).toBeVisible();
    await expect(chatButton(page)).toBeVisible();
  });
  const tab = page.waitForEvent('popup');
  await sticky(page).click();
  await expect(await tab).toHaveURL(business.quoteForm.url);
});

test('[H15] Get Instant Quote is only on home; other pages have Request a Quote in the bar of phones', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(sticky(page)).toHaveCount(0);
  const other = quoteLink(floats(page), layout.requestQuote);
  await expect(other).toBeHidden();
  await page.setViewportSize({ width: 390, height: 760 });
  await expect(other).toBeVisible();
  // Beside the quote link of the header it is outlined.
  const outlined = await backgroundOf(page);
  await expect(other).toHaveCSS('background-color', outlined);
  await scrollTo(page, '#values-heading');
  await expect(other).not.toHaveCSS('background-color', outlined);
  await test.step('[H15] nothing floats while a field has the focus', async () => {
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('input')));
    await expect(chatButton(page)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').focus();
    await expect(chatButton(page)).toBeHidden();
  });
});

test('[H15] on phones only the chat floats beside a quote and a call link at the top of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/residential');
  const links = floats(page).getByRole('link');
  await expect(chatButton(page)).toBeInViewport();
  await expect(links).toHaveCount(0);
  await scrollTo(page, '#maintenance-heading');
  await expect(links).toHaveCount(2);
  await scrollTo(page, 'main');
  await expect(links).toHaveCount(0);
  // The page behind the chat is dimmed, and a tap on it closes the chat; its answer needs a background.
  await chatButton(page).click();
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(200, 200);
  await expect(chatWindow(page)).toBeHidden();
  await expect(chatCard(page, layout.chat.closingText)).toBeVisible();
  await expect(floats(page)).toHaveCSS('background-color', await backgroundOf(page));
});

test('[H16] [H15] tabbing through home at 320x568 never leads under anything that floats', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await openFrozen(page, '/');
  await page.clock.runFor(quotePromptDelay + 5000);
  await expect(prompt(page)).toBeVisible();
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < 250; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(coveredFocus);
    // Past the last control the focus is with the browser for a moment, then with the first one again.
    if (!found) continue;
    if (seen.size > 1 && found.path === [...seen][0]) break;
    seen.add(found.path);
    if (found.isCovered) covered.push(found.path);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(covered).toEqual([]);
});

/** Which element has the focus, and whether the corner of floating parts hides all of it. */
function coveredFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const steps: string[] = [];
  for (let at: Element | null = focused; at; at = at.parentElement)
    steps.unshift(`${at.tagName}${[...(at.parentElement?.children ?? [])].indexOf(at)}`);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
  );
  const corner = document.querySelector('aside');
  const isCovered = !corner?.contains(focused) && points.every((hit) => !hit || corner?.contains(hit));
  return { path: `${steps.join('/')} ${focused.textContent?.slice(0, 30)}`, isCovered };
}
