import type { Page } from '@playwright/test';
import { quotePromptDelay } from '../../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen } from '../support/floating.ts';
import { content, expect, goTo, open, quoteLink, stubOtherHosts, test } from '../support/site.ts';

const { layout, business } = content;
const sticky = (page: Page) => quoteLink(floats(page), 'Get Instant Quote');

/** Scrolls a section of home to the top of the viewport. */
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));

/** What is in view at each height of home: its form, a quote or call link, and the overlays. Runs in the page. */
async function lookAround(quote: string) {
  const isInWindow = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    // Elements in closed answers also have a size.
    return element?.checkVisibility({ visibilityProperty: true }) === true && bottom > 0 && top < innerHeight;
  };
  const links = [...document.querySelectorAll(`main :is([href^="${quote}"], [href^="tel:"])`)];
  const sticky = document.querySelector('aside [data-quote="sticky_button"]');
  const seen = [];
  for (let top = 0; top < (document.querySelector('main')?.clientHeight ?? 0); top += innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    // The page's own observers have been called by the frame after.
    await new Promise((done) =>
      new IntersectionObserver(() => requestAnimationFrame(done)).observe(document.body),
    );
    seen.push({
      top,
      form: isInWindow(document.querySelector('#quote')),
      offer: links.some(isInWindow),
      chat: isInWindow(document.querySelector('[aria-controls="chat"]')),
      sticky: isInWindow(sticky) && JSON.stringify(sticky?.getBoundingClientRect()),
    });
  }
  return seen;
}

test('@H15 Get Instant Quote shows while no quote link of home is in view, always in the same place', async ({
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
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const seen = await page.evaluate(lookAround, business.quoteForm.url);
      const isRight = ({ form, offer, chat, sticky }: (typeof seen)[number]) =>
        // In the navbar the chat stays, so that the navbar does not change.
        chat === (viewport.width < 1024 || !form) && (sticky !== false) === (!form && !offer);
      expect(seen.filter((each) => !isRight(each))).toEqual([]);
      expect(seen.filter(({ form, offer }) => !form && offer).length).toBeGreaterThan(4);
      const places = seen.flatMap(({ sticky }) => sticky || []);
      expect(places.length).toBeGreaterThan(4);
      expect(new Set(places).size).toBe(1);
    });
  await test.step('it opens the form in a new tab', async () => {
    await scrollTo(page, '#team-heading');
    const tab = page.waitForEvent('popup');
    await sticky(page).click();
    await expect(await tab).toHaveURL(/\?page=%2F$/);
  });
});

test('@H15 other pages have Request a Quote in the bar of phones instead, while their header is out of view', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(sticky(page)).toHaveCount(0);
  const links = floats(page).getByRole('link');
  await scrollTo(page, '#values-heading');
  await expect(links).toHaveCount(0);
  // Too low for a bar, then the smallest phone.
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, '#values-heading');
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(links).toHaveCount(2);
  const call = floats(page).getByRole('link', { name: layout.call, exact: true });
  for (const part of [call, quoteLink(floats(page), layout.requestQuote), chatButton(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await part.click({ trial: true });
  }
  await test.step('a page change checks again', async () => {
    await goTo(page, 'residential');
    await expect(links).toHaveCount(0);
    await scrollTo(page, '#maintenance-heading');
    await expect(links).toHaveCount(2);
    await scrollTo(page, 'main');
    await expect(links).toHaveCount(0);
  });
  await test.step('the bar is only there with something in it; a tap beside the chat closes it', async () => {
    const bar = () =>
      floats(page).evaluate((element) => getComputedStyle(element, '::before').visibility === 'visible');
    await expect.poll(bar).toBe(false);
    await chatButton(page).click();
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(100, 540);
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatCard(page, layout.chat.closingText)).toBeVisible();
    await expect.poll(bar).toBe(true);
  });
  await test.step('overlays hide while a field has the focus', async () => {
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('input')));
    await expect(chatButton(page)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').focus();
    await expect(chatButton(page)).toBeHidden();
  });
});

test('@L1 on tablets the chat button keeps its place in the navbar while a form is in use', async ({
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

test('@H16 @H15 tabbing through home at 320x568 never moves the focus under an overlay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await openFrozen(page, '/');
  await page.clock.runFor(quotePromptDelay + 5000);
  await expect(chatCard(page, content.home.prompt.text)).toBeVisible();
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(coveredFocus);
    // After the last control, the focus is in the browser for a moment, then on the first control again.
    if (found?.isFirstAgain) break;
    if (found?.isCovered) covered.push(found.words);
  }
  expect(stops).toBeGreaterThan(40);
  expect(covered).toEqual([]);
});

/** The focused element: whether it is the first one again, and whether an overlay hides all of it. */
function coveredFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const first = document.querySelector('[data-first-stop]');
  if (!first) focused.setAttribute('data-first-stop', '');
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
  );
  const corner = document.querySelector('aside');
  const isCovered = !corner?.contains(focused) && points.every((hit) => !hit || corner?.contains(hit));
  return {
    isFirstAgain: focused === first,
    isCovered,
    words: `${focused.localName} ${focused.textContent?.slice(0, 30)}`,
  };
}
