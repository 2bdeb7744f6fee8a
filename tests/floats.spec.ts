import type { Page } from '@playwright/test';
import { quotePromptDelay } from '../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen } from './floating.ts';
import {
  content,
  expect,
  hydrated,
  labelOf,
  open,
  painted,
  quoteLink,
  stubOtherHosts,
  test,
} from './site.ts';

const { home, layout, business } = content;
const sticky = (page: Page) => quoteLink(floats(page), 'Get Instant Quote');
const prompt = (page: Page) => chatCard(page, home.prompt.text).locator('..');

/** Scrolls a section of home to the top of the viewport. */
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));

/** Whether a quote or call link of the page is in view. */
const isOffered = (page: Page) =>
  page.evaluate(
    (quote) =>
      [...document.querySelectorAll(`main :is([href^="${quote}"], [href^="tel:"])`)].some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        // Elements in closed answers also have a size.
        return link.checkVisibility() && bottom > 0 && top < innerHeight;
      }),
    business.quoteForm.url,
  );

test('[H15] Get Instant Quote shows while no quote link of home is in view, always in the same place', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/');
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 760 },
  ])
    await test.step(`at ${viewport.width} px`, () => expectQuoteInView(page, viewport));
  await test.step('[H15] it opens the form in a new tab', async () => {
    await scrollTo(page, '#team-heading');
    const tab = page.waitForEvent('popup');
    await sticky(page).click();
    await expect(await tab).toHaveURL(business.quoteForm.url);
  });
});

/** Expects home to offer a quote at every height, either in the page or in its overlay. */
async function expectQuoteInView(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
  await expect(sticky(page)).toBeHidden();
  const places = new Set<string>();
  const found = { offered: 0, floating: 0 };
  const height = await page.getByRole('main').evaluate(({ clientHeight }) => clientHeight);
  for (let top = 0; top < height; top += viewport.height / 2) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await painted(page);
    const isPageOffering = await isOffered(page);
    if (await page.locator('#quote').evaluate(isInWindow)) {
      await expect(sticky(page), `over the form, ${top} px down`).toBeHidden();
      await expect(chatButton(page)).toBeHidden();
      continue;
    }
    await expect(sticky(page), `${top} px down`).toBeVisible({ visible: !isPageOffering });
    await expect(chatButton(page), `${top} px down`).toBeInViewport({ ratio: 1 });
    found[isPageOffering ? 'offered' : 'floating'] += 1;
    if (!isPageOffering) places.add(JSON.stringify(await sticky(page).boundingBox()));
  }
  expect(found.offered).toBeGreaterThan(4);
  expect(found.floating).toBeGreaterThan(4);
  expect([...places]).toHaveLength(1);
}

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

test('[H15] other pages have Request a Quote in the bar of phones instead, while their header is out of view', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(sticky(page)).toHaveCount(0);
  const links = floats(page).getByRole('link');
  await scrollTo(page, '#values-heading');
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 760 });
  await scrollTo(page, '#values-heading');
  await expect(links).toHaveCount(2);
  await expect(quoteLink(floats(page), layout.requestQuote)).toBeVisible();
  await test.step('[H15] a page change checks again', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('residential') })
      .click();
    await expect(page).toHaveURL('/residential');
    await hydrated(page);
    await expect(links).toHaveCount(0);
    await scrollTo(page, '#maintenance-heading');
    await expect(links).toHaveCount(2);
    await scrollTo(page, 'main');
    await expect(links).toHaveCount(0);
  });
  await test.step('[H15] the bar is only there with something in it; a tap beside the chat closes it', async () => {
    const bar = () =>
      floats(page).evaluate((element) => getComputedStyle(element, '::before').visibility === 'visible');
    await expect.poll(bar).toBe(false);
    await chatButton(page).click();
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(200, 700);
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatCard(page, layout.chat.closingText)).toBeVisible();
    await expect.poll(bar).toBe(true);
  });
  await test.step('[H15] overlays hide while a field has the focus', async () => {
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('input')));
    await expect(chatButton(page)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').focus();
    await expect(chatButton(page)).toBeHidden();
  });
});

test('[L1] on tablets the chat button keeps its place in the navbar while a form is in use', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/services');
  const place = await chatButton(page).boundingBox();
  await open(page, '/contact');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(floats(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: layout.chat.openLabel });
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
  await button.click();
  await expect(page.getByRole('dialog', { name: business.name })).toBeVisible();
});

test('[H16] [H15] tabbing through home at 320x568 never moves the focus under an overlay', async ({
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
    // After the last control, the focus is in the browser for a moment, then on the first control again.
    if (!found) continue;
    if (seen.size > 1 && found.path === [...seen][0]) break;
    seen.add(found.path);
    if (found.isCovered) covered.push(found.path);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(covered).toEqual([]);
});

/** The focused element, and whether an overlay hides all of it. */
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
