import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { fillForm, quoteForm } from './quote-form.ts';
import { content, expect, hydrated, open, quoteLink, section, test } from './site.ts';

const { business, contact, home } = content;
const { form, map } = contact;
const formHost = `${new URL(business.quoteForm.embedUrl).origin}/**`;
const mapHost = `${new URL(business.mapEmbedUrl).origin}/**`;

/** The links of the form's section to the hosted form and the phone. */
const ways = (page: Page) => {
  const part = section(page, form.heading);
  return [quoteLink(part, form.openInTab), part.getByRole('link', { name: business.phone })];
};

test("[P6] [Q1] [Q3] while a form's host does not answer, the other ways and the site's own form follow it", async ({
  page,
}) => {
  await page.route(formHost, (route) => route.abort('connectionrefused'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const part = section(page, form.heading);
  const { field, submit, area, panel, toast } = quoteForm(page, part);
  await page.getByRole('link', { name: contact.header.jump }).click();
  await expect(part.locator('iframe')).toBeInViewport();
  for (const way of ways(page)) await expect(way).toBeInViewport({ ratio: 1 });
  for (const next of [part.locator('iframe'), ...ways(page), field('name')]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await submit.click();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(field('name')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillForm(page, undefined, area);
  await submit.click();
  await expect(panel).toBeVisible();
  await expect(toast).toContainText(form.failed.received);
  await expect(quoteLink(part, home.quoteForm.booking)).toHaveAttribute('data-quote', 'contact_form');
});

test('[P6] a frame is fetched when it is near, moves nothing, and the other ways stay in view beside it', async ({
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
  expect(asked).toEqual([]);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await frame.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (const way of ways(page)) await expect(way, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  await hydrated(page);
  const before = await places();
  await maps.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page.frameLocator(`[title="${map.frameTitle}"]`).getByText('Map')).toBeVisible();
  expect(asked).toEqual([business.mapEmbedUrl]);
  await frame.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  expect(await places()).toEqual(before);
});
