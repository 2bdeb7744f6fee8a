import type { Locator, Page } from '@playwright/test';
import { content, drawn, expect, open, paths, section, test } from './site.ts';

/** The spacing that WCAG 2.2, 1.4.12 says a page has to bear. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts that a box cuts, or that reach outside the window; what is meant for screen readers only does not count. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Where the words of an element stand, but not those that only screen readers get.
    const lines = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNode(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const cut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2);
      const leavesWindow = lines(element).some((line) => line.right > innerWidth + 1 || line.left < -1);
      return element.getBoundingClientRect().width > 1 && (isCut || leavesWindow);
    };
    return [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button, summary, th, td, label')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => !element.closest('[aria-roledescription="carousel"], [role="region"][tabindex]'))
      .filter((element) => !element.closest('.visually-hidden') && !element.matches('[href="#main"]'))
      .filter(cut)
      .map((element) => element.textContent ?? '');
  });
}

async function expectWhole(page: Page, width: number): Promise<void> {
  await drawn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await cutTexts(page)).toEqual([]);
}

for (const route of [...paths, '/no-such-page']) {
  test(`${route} cuts no text at 320 px, at 400 % zoom and with wide text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    await expectWhole(page, 320);
    // 1280 by 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectWhole(page, 320);
    // A sheet made by script, as the policy of the site allows no inline style.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWhole(page, width);
    }
  });

  test(`${route} prints without menu, floating parts and buttons, and cuts no photo`, async ({ page }) => {
    await open(page, route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('nav:visible, body > :not(main, footer):visible, iframe:visible')).toHaveCount(
      0,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const dark = await page
      .locator('main h1, main h2, main p')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => getComputedStyle(element).color === 'rgb(244, 247, 241)').length,
      );
    expect(dark).toBe(0);
    const wide = await page
      .locator('main img:visible')
      .evaluateAll(
        (images) => images.filter((image) => getComputedStyle(image).objectFit === 'cover').length,
      );
    expect(wide).toBe(0);
    // What can only be pressed: round buttons, links with an arrow, the form and the closing call.
    const pressed = await page.locator('main a, main button').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .filter(
          (part) => Number.parseFloat(getComputedStyle(part).borderRadius) > 100 || part.querySelector('svg'),
        )
        .map((part) => part.textContent),
    );
    expect(pressed).toEqual([]);
    await expect(page.locator('#quote:visible, #closing-heading:visible')).toHaveCount(0);
    const parted = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll(
        (headings) => headings.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid').length,
      );
    expect(parted, 'every heading stays with what follows').toBe(0);
  });
}

test('the vacate checklist prints on a sheet of its own, with boxes to tick', async ({ page }) => {
  await open(page, '/residential');
  await page.emulateMedia({ media: 'print' });
  const { checklistLabel, checklist } = content.residential.vacate;
  const heading = page.getByRole('heading', { name: checklistLabel, exact: true });
  expect(await heading.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
  const task = page.getByText(checklist[0]?.tasks[0] ?? '', { exact: true });
  expect(await task.evaluate((element) => getComputedStyle(element, '::before').borderBottomWidth)).toBe(
    '1px',
  );
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(6);
});

test('on paper questions have their answers, and the contact page its phone number', async ({ page }) => {
  await open(page, '/ndis');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details p').first()).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByRole('main').locator('a[href^="tel:"]:visible').first()).toBeVisible();
});

test('in forced colours buttons keep an edge and the marked tab and menu item stay marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/gallery');
  const quote = page.getByRole('banner').getByRole('link').last();
  expect(await quote.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid');
  await expect(page.getByRole('tab').first()).toBeVisible();
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(edges).size, 'the selected tab differs from the others').toBe(2);
  const current = page.getByRole('banner').locator('a[aria-current]').first();
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
});

test('in forced colours cards keep an edge, links in the text get none, and no wave covers a page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  const { testimonials, whyChooseUs, hero } = content.home;
  const review = section(page, testimonials.heading).getByRole('figure').first();
  await expect(review).toBeVisible();
  expect(await edge(review)).toBe('1px');
  expect(await edge(section(page, whyChooseUs.heading).getByRole('listitem').first())).toBe('1px');
  expect(await edge(page.getByRole('link', { name: hero.meetTeam, exact: true }).first())).toBe('0px');
  const waves = page.locator('main svg[preserveAspectRatio]');
  expect(await waves.count()).toBeGreaterThan(0);
  await expect(waves.and(page.locator(':visible'))).toHaveCount(0);
});

test('in a low window, as at 400 % zoom, the navbar scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const [route, width] of paths.flatMap((path) => [[path, 412] as const, [path, 1280] as const])) {
  test(`${route} moves by less than 0.02 at ${width} px while slow fonts and pictures arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    const held: (() => void)[] = [];
    let isOpen = false;
    const wait = () => (isOpen ? Promise.resolve() : new Promise<void>((go) => held.push(go)));
    await page.route(/\.(woff2|avif|webp|jpe?g|svg)(\?|$)/, async (request) => {
      await wait();
      await request.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput)
            Object.assign(window, { moved: Reflect.get(window, 'moved') + shift.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await drawn(page);
    isOpen = true;
    for (const go of held) go();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('load');
    await drawn(page);
    expect(held.length, 'pictures or fonts were held back').toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
  });
}

for (const width of [390, 1440]) {
  test(`no photo of any page is stretched at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const route of paths) {
      await page.goto(route);
      const stretched = await page.evaluate(() =>
        [...document.images]
          .filter((image) => getComputedStyle(image).objectFit === 'fill' && image.checkVisibility())
          .filter((image) => {
            const own = image.naturalHeight
              ? image.naturalWidth / image.naturalHeight
              : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            return Math.abs(image.clientWidth / image.clientHeight / own - 1) > 0.02;
          })
          .map((image) => image.currentSrc || image.src),
      );
      expect(stretched, route).toEqual([]);
    }
  });
}
