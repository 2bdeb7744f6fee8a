import type { Page } from '@playwright/test';
import { scrollWidth } from '../../scripts/page-checks/fit.ts';
import { routes } from '../../src/routes.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { few, many } from '../support/other-site.ts';
import { card, expect, open, reach, section } from '../support/site.ts';
import { expectFits, windows } from '../support/sweep/fits.ts';

const paths = routes.map(({ path }) => path as string);

/** Empty lists, sections with only a heading, and links to missing anchors. */
function faults(): string[] {
  const empty = [...document.querySelectorAll('main :is(ul, ol, dl, tbody):not(:has(*))')];
  const headings = [...document.querySelectorAll('main section')].filter(
    (part) => part.textContent === part.querySelector('h2')?.textContent && !part.querySelector('img'),
  );
  const nowhere = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter(
    ({ hash }) => !document.getElementById(hash.slice(1)),
  );
  return [...empty, ...headings, ...nowhere].map((element) => element.outerHTML.slice(0, 200));
}

type Checks = Record<string, (page: Page) => Promise<void>>;

/** Expects no fault on any page, with the checks of single pages as soon as each is open. */
async function expectSound(page: Page, checks: Checks): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 720 });
    await open(page, path);
    await checks[path]?.(page);
    expect.soft(await page.evaluate(faults), path).toEqual([]);
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await scrollWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    expect.soft(await accessibilityProblems(page), path).toEqual([]);
  }
}

/** Expects no section without items, and no links to one. */
const leftOut: Checks = {
  '/': async (page) => {
    const { hero, faq } = few.content.home;
    await expect(page.getByRole('link', { name: hero.meetTeam })).toHaveCount(0);
    await expect(page.getByText(faq.five[0]?.question ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(faq.six[0]?.question ?? '', { exact: true })).toHaveCount(0);
  },
  '/services': async (page) => {
    const jumps = page.getByRole('navigation', { name: few.content.services.jumps });
    await expect(jumps).toHaveCount(0);
  },
  '/builders-handover': async (page) => {
    await expect(page.getByText(few.content.buildersHandover.seeOurWork.heading)).toHaveCount(0);
  },
  '/contact': async (page) => {
    const { area } = few.content.contact;
    const part = section(page, area.heading);
    await reach(part);
    await expect(page.getByRole('combobox', { name: area.check.label })).toBeVisible();
    await expect(part.getByRole('list').getByRole('button')).toHaveCount(0);
    // Without a map, the list takes its room, and no map is fetched.
    expect((await part.getByRole('list').boundingBox())?.width).toBe(1200);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((address) => address.includes('/map-'))).toEqual([]);
  },
  '/ndis': async (page) => {
    await expect(page.getByRole('main').getByText(few.content.ndis.easyRead.jump)).toHaveCount(0);
  },
  '/about': async (page) => {
    const { story, values, apart, team } = few.content.about;
    await expect(section(page, story.heading)).toBeVisible();
    for (const hidden of ['[[Count', values.heading, apart.heading, team.heading])
      await expect(page.getByText(hidden)).toHaveCount(0);
    await expect(page.locator('[href$="#team"], [href$="#guarantee"], #team, #promises')).toHaveCount(0);
  },
};

/** Expects headings to show the actual number of items. */
const shown: Checks = {
  '/services': async (page) => {
    expect(many.content.business.name).toHaveLength(45);
    expect(many.content.services.header.heading).toMatch(/\b\w{80}\b/);
    await expectFits(page, windows);
  },
  '/': async (page) => {
    const { hero, packages, trustedBy } = many.content.home;
    await expect(page.getByRole('link', { name: hero.meetTeam })).toBeVisible();
    const offers = section(page, packages.heading);
    await expect(offers).toContainText('Nine starting points for your home.');
    await expect(card(offers, packages.items[8]?.name ?? '')).toHaveCount(1);
    // A logo can be a photo, and is as high as the others.
    const logos = section(page, trustedBy.heading).locator('img');
    const photo = logos.and(page.getByAltText(trustedBy.logos[0]?.alt ?? '')).first();
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).toHaveAttribute('src', /\.webp$/);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const boxes = await logos.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(boxes).toEqual(boxes.map(() => boxes[0]));
  },
  '/contact': async (page) => {
    const { area } = many.content.contact;
    const part = section(page, area.heading);
    await reach(part);
    await expect(part.getByRole('listitem')).toHaveCount(9);
    await part.hover();
    for (const { id, name } of area.areas) {
      await part.getByRole('button', { name, exact: true }).focus();
      // The map marks the areas that it outlines.
      const isOutlined = many.content.brand.map.areas.some((outline) => outline.id === id);
      await expect(part.locator('svg[role=img] path[class*=" "]')).toHaveCount(isOutlined ? 1 : 0);
    }
  },
  '/about': async (page) => {
    await expect(section(page, 'Nine of us by name').getByRole('listitem')).toHaveCount(9);
    await expect(section(page, 'Nine words we live by')).toBeVisible();
  },
};

few.test(
  'with short and empty lists, sections without items and links to them are left out, and no page has a fault',
  ({ page }) => expectSound(page, leftOut),
);

many.test(
  '@L12 with nine items in each list and long words, every page fits and shows all of them',
  ({ page }) => expectSound(page, shown),
);

few.test('without a hosted form, quote links go to the form on the contact page', async ({ page }) => {
  const { home, layout, contact } = few.content;
  await open(page, '/');
  const links = await page
    .locator('[data-quote]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(links)).toEqual(new Set(['/contact#fields']));
  await expect(page.getByText(home.quoteForm.booking)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: layout.requestQuote, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/contact#fields');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText(contact.map.heading)).toHaveCount(0);
  const form = page.locator('#fields');
  await form.getByLabel(home.quoteForm.labels.name).fill('Jo');
  await form
    .getByRole('button', { name: home.quoteForm.panel.unsent.submit ?? home.quoteForm.submit })
    .click();
  await expect(form.getByText(home.quoteForm.messages.email)).toBeVisible();
});
