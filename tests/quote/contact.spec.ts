import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe.ts';
import { fillForm, quoteForm } from '../support/quote-form.ts';
import { card, content, expect, open, quoteLink, section, stubOtherHosts, test } from '../support/site.ts';

const { business, contact, home, layout } = content;
const { area, form, map } = contact;
const formHost = `${new URL(business.quoteForm.embedUrl).origin}/**`;
const mapHost = `${new URL(business.mapEmbedUrl).origin}/**`;

/** The links beside the form of another site: to that form, and the phone. */
const ways = (page: Page) => {
  const part = section(page, form.heading);
  return [quoteLink(part, form.openInTab), part.getByRole('link', { name: business.phone })];
};

test('@P6 @S2 /contact has its cards in the first screen, and a suburb check that never says no', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: new RegExp(`^${business.regionName}`) })).toHaveCount(1);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { title } of Object.values(contact.cards))
      await expect(card(main, title)).toBeInViewport({ ratio: 1 });
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: contact.cards.phone.save }).click();
  expect((await saving).suggestedFilename()).toBe(`${business.name}.vcf`);
  await expect(page).toHaveURL('/contact');

  const { check } = area;
  const part = section(page, area.heading);
  const map = part.getByRole('img');
  await expect(map).toBeInViewport({ ratio: 1 });
  await map.hover();
  const input = page.getByLabel(check.label);
  const answer = part.getByRole('status');
  await expect(part.getByRole('listitem').getByRole('button')).toHaveText(area.areas.map(({ name }) => name));
  // Rivers, hills and road are in a separate file.
  const land = part.locator('use');
  await expect.poll(() => land.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  for (const suburb of [business.areaServed[0] ?? '', business.areaServed.at(-1) ?? '']) {
    await input.fill(suburb.toLowerCase());
    await input.press('Enter');
    await expect(answer).toHaveText(check.yes.replace('{suburb}', suburb));
    // A tick next to the area and one on the map, whose labels exist for narrow and wide viewports.
    await expect(part.getByRole('listitem').filter({ has: page.locator('svg') })).toHaveCount(1);
    await expect(part.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(map.locator('g', { hasText: suburb }).locator('circle[r="24"]:visible')).not.toHaveCount(0);
  }
  const own = page.getByRole('main').locator('form', { has: input });
  for (const [typed, expected, quotes, calls] of [
    ['Wodogna', check.yes.replace('{suburb}', 'Wodonga'), 1, 0],
    ['Melbourne', check.ask, 0, 1],
    ['east albury NSW', check.near.replace('{suburb}', 'Albury'), 0, 1],
    ['2640', check.postcode, 0, 1],
    [' ', check.empty, 0, 0],
  ] as const) {
    await input.fill(typed);
    await page.getByRole('button', { name: check.button, exact: true }).click();
    await expect(answer).toHaveText(expected);
    await expect(answer).not.toHaveText(/\bno\b/i);
    await expect(quoteLink(own, layout.requestQuote)).toHaveCount(quotes);
    await expect(own.getByRole('link', { name: layout.call })).toHaveCount(calls);
  }
  await expect(page).toHaveURL('/contact');
  expect(await accessibilityProblems(page)).toEqual([]);
  // On phones the map stays above the list, and never covers what is scrolled to, such as a text that is edited.
  await page.setViewportSize({ width: 390, height: 844 });
  const isShown = await part.getByText(area.areas[0]?.text ?? '').evaluate((text) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    text.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top } = text.getBoundingClientRect();
    return text.contains(document.elementFromPoint(left + 1, top + 1));
  });
  expect(isShown).toBe(true);
});

test("@P6 @Q1 @Q3 while a form's host does not answer, the other ways and the site's own form follow it", async ({
  page,
}) => {
  await page.route(formHost, (route) => route.abort('connectionrefused'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const part = section(page, form.heading);
  const frame = part.locator('iframe');
  const { field, submit, panel, toast } = quoteForm(page, part);
  await page.getByRole('link', { name: contact.header.jump }).click();
  await expect(frame).toBeInViewport();
  for (const way of ways(page)) await expect(way).toBeInViewport({ ratio: 1 });
  for (const next of [frame, ...ways(page), field('name')]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await submit.click();
  await expect(part.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(field('name')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillForm(page, undefined, part);
  await submit.click();
  await expect(panel).toBeVisible();
  await expect(toast).toContainText(form.failed.received);
  await expect(quoteLink(part, home.quoteForm.booking)).toHaveAttribute('data-quote', 'contact_form');
});

test('@P6 the form of 800 px and the map are fetched when near, move nothing, and keep the other ways beside them', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(mapHost, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'Map' });
  });
  const refusal = { headers: { 'X-Frame-Options': 'DENY' }, contentType: 'text/html', body: 'Form' };
  await page.route(formHost, (route) => route.fulfill(refusal));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/contact');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const frame = page.getByTitle(form.frameTitle, { exact: true });
  const maps = section(page, map.heading);
  const places = () => Promise.all([frame, maps].map((part) => part.boundingBox()));
  const showFrame = () =>
    frame.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(frame).toHaveAttribute('src', business.quoteForm.embedUrl);
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  for (const each of await page.locator('iframe').all()) {
    await expect(each).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(each).toHaveAttribute(
      'sandbox',
      /^(?!.*top-navigation).*allow-scripts allow-same-origin allow-popups/,
    );
  }
  expect(asked).toEqual([]);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await showFrame();
    for (const way of ways(page)) await expect(way, `at ${width} px`).toBeInViewport({ ratio: 1 });
    expect((await frame.boundingBox())?.height, `at ${width} px`).toBe(800);
  }
  const before = await places();
  await maps.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page.frameLocator(`[title="${map.frameTitle}"]`).getByText('Map')).toBeVisible();
  expect(asked).toEqual([business.mapEmbedUrl]);
  await showFrame();
  expect(await places()).toEqual(before);
});
