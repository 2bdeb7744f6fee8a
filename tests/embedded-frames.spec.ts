import type { Page, Route } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { fillForm, quoteForm } from './quote-form.ts';
import { content, expect, holdBack, hydrated, open, quoteLink, section, test } from './site.ts';

const { business, contact, home } = content;
const { form, map } = contact;
const host = `${new URL(business.quoteForm.embedUrl).origin}/**`;
const working = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Your request</h1>' });

/** The parts of the form's section that tests use. */
function formParts(page: Page) {
  const part = section(page, form.heading);
  return {
    ...quoteForm(page, part),
    part,
    frame: part.locator('iframe'),
    waiting: part.getByRole('heading', { name: form.waiting.title }),
    failed: part.getByRole('heading', { name: form.failed.title }),
    again: part.getByRole('button', { name: form.failed.retry }),
    shown: part.frameLocator('iframe').getByRole('heading', { name: 'Your request' }),
  };
}

test("[P6] [Q1] [Q3] until their hosts answer, the site's own quote form and a photo replace the embedded form and map", async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.abort('connectionrefused'),
  );
  await open(page, '/contact');
  const { area, part, frame, failed, again, shown, field, submit, panel, toast } = formParts(page);
  await page.getByRole('link', { name: contact.header.jump }).click();
  await expect(failed).toBeVisible();
  await expect(field('name')).toBeInViewport({ ratio: 1 });
  await expect(frame).toBeHidden();
  // The other ways beside the panel are hidden, because the panel has them itself.
  await expect(part.getByRole('link', { name: form.failed.openInTab })).toHaveCount(1);
  for (const name of [form.openInTab, business.phone, business.email])
    await expect(part.getByRole('link', { name })).toHaveCount(0);
  await submit.click();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(field('name')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillForm(page, undefined, area);
  await submit.click();
  await expect(panel).toBeVisible();
  await expect(toast).toContainText(form.failed.received);
  await expect(quoteLink(part, home.quoteForm.booking)).toHaveAttribute('data-quote', 'contact_form');

  const maps = section(page, map.heading);
  await maps.scrollIntoViewIfNeeded();
  await expect(maps.locator('[data-frame="failed"]')).toBeVisible();
  await expect(maps.getByRole('img', { name: map.photo.alt })).toBeVisible();
  await expect(maps.locator('iframe')).toBeHidden();

  await context.route(host, working);
  await again.click();
  await expect(shown).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(part.locator('iframe:focus, :focus iframe')).toHaveCount(1);

  // A map whose host answers late replaces the photo.
  await context.route(`${new URL(business.mapEmbedUrl).origin}/**`, working);
  await maps.locator('iframe').evaluate((frame) => {
    frame.setAttribute('src', frame.getAttribute('src') ?? '');
  });
  await expect(maps.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await expect(maps.getByRole('img')).toHaveCount(0);
});

for (const [name, isUsed] of [
  ['the late form then shows without moving anything', false],
  ['the late form waits while the visitor fills in the panel', true],
] as const)
  test(`[P6] a panel replaces a form that does not answer within four seconds, and ${name}`, async ({
    page,
  }) => {
    let answer = () => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(host, async (route) => {
      await asked;
      await working(route);
    });
    // Tall enough to show what is below the frame, and so narrow that the panel is taller than the frame.
    await page.setViewportSize({ width: 600, height: 1800 });
    await page.clock.install();
    // The four seconds start with this script.
    const begin = await holdBack(page, /\/assets\/EmbeddedFrame\.browser-/);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const { part, frame, waiting, failed, again, shown, field } = formParts(page);
    const below = section(page, contact.area.heading);
    await expect(waiting).toBeVisible();
    await expect(field('name')).toBeHidden();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    begin();
    await hydrated(page);
    await part.scrollIntoViewIfNeeded();
    await expect(part.locator('[data-frame]')).toBeVisible();
    const place = await below.boundingBox();
    await page.clock.runFor(5000);
    await expect(failed).toBeVisible();
    if (isUsed) await field('name').fill('Jo');
    answer();
    // The heading in the frame exists whether or not the frame is shown.
    await expect(part.frameLocator('iframe').locator('h1')).toHaveCount(1);
    await page.clock.runFor(5000);
    if (isUsed) {
      await expect(failed).toBeVisible();
      await expect(field('name')).toHaveValue('Jo');
      await again.click();
    } else {
      await expect(shown).toBeVisible();
      expect(await below.boundingBox()).toEqual(place);
      // The reserved space collapses once it is below the viewport.
      const box = frame.locator('..');
      await expect(box).not.toHaveCSS('margin-bottom', '0px');
      await page.setViewportSize({ width: 600, height: 300 });
      await expect(box).toHaveCSS('margin-bottom', '0px');
    }
    await expect(shown).toBeVisible();
    await expect(failed).toBeHidden();
  });

test('[P6] a panel replaces a form whose host refuses after more than four seconds', async ({ page }) => {
  let refuse = () => {};
  const refused = new Promise<void>((done) => {
    refuse = done;
  });
  await page.route(host, async (route) => {
    // The frame shows the browser's error page by then.
    if (route.request().resourceType() === 'fetch') await refused;
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await page.goto('/contact');
  const { part, failed } = formParts(page);
  await hydrated(page);
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('[data-frame]')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(part.locator('[data-frame="shown"]')).toBeVisible();
  refuse();
  await expect(failed).toBeVisible();
});

test('[P6] the other ways stay in view beside a frame with a fault that no page can detect', async ({
  page,
}) => {
  const refusal = { headers: { 'X-Frame-Options': 'DENY' }, body: 'Form' };
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', ...refusal }));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/contact');
  const { part, frame } = formParts(page);
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('[data-frame="shown"]')).toBeVisible();
  const { y = 0 } = (await frame.boundingBox()) ?? {};
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), y + 80);
  await expect(quoteLink(part, form.openInTab).last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(quoteLink(part, form.openInTab).first()).toBeInViewport({ ratio: 1 });
});

for (const [how, way] of [
  ['by a link', '<a href="https://thanks.example/">Send</a>'],
  ['by a form', '<form action="https://thanks.example/"><button>Send</button></form>'],
  ['by a redirect', `<a href="${new URL('/done', business.quoteForm.embedUrl)}">Send</a>`],
] as const)
  test(`[P6] a form that moves to an unlisted host, ${how}, shows a message instead of a grey box`, async ({
    page,
  }) => {
    await page.route(host, (route) =>
      route.request().url().endsWith('/done')
        ? route.fulfill({ status: 302, headers: { Location: 'https://thanks.example/' } })
        : route.fulfill({ contentType: 'text/html', body: `<!doctype html>${way}` }),
    );
    await open(page, '/contact');
    const { part, frame, again, field } = formParts(page);
    await part.scrollIntoViewIfNeeded();
    await expect(part.locator('[data-frame="shown"]')).toBeVisible();
    await part.frameLocator('iframe').getByText('Send').click();
    await expect(part.getByRole('heading', { name: form.blocked.title })).toBeVisible();
    await expect(part.getByText(form.blocked.text)).toBeVisible();
    await expect(frame).toBeHidden();
    await expect(field('name')).toBeHidden();
    await again.click();
    await expect(part.locator('[data-frame="shown"]')).toBeVisible();
    await expect(part.getByRole('heading', { name: form.blocked.title })).toBeHidden();
  });
