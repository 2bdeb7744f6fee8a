import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { accessibilityProblems } from './axe.ts';
import { changedSite, test as manyTest } from './changed-site.ts';
import { few, logoAlt, manyItems } from './list-content.ts';
import { card, content, expect, open, section, test } from './site.ts';
import { scrollWidth } from './sweep/fit.ts';

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
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, path);
    await test.step(`the lists of ${path}`, () => checks[path]?.(page));
    expect.soft(await page.evaluate(faults), path).toEqual([]);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await scrollWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    expect.soft(await accessibilityProblems(page), path).toEqual([]);
  }
}

/** Expects no section without items, and no links to one. */
const leftOut: Checks = {
  '/': async (page) => {
    const { hero, sameCleaner } = content.home;
    await expect(page.getByRole('link', { name: hero.meetTeam })).toHaveCount(0);
    await expect(page.getByText(sameCleaner.heading)).toHaveCount(0);
  },
  '/services': async (page) => {
    const jumps = page.getByRole('navigation', { name: content.services.jumps });
    await expect(jumps).toHaveCount(0);
  },
  '/builders-handover': async (page) => {
    await expect(page.getByText(content.buildersHandover.seeOurWork.heading)).toHaveCount(0);
  },
  '/ndis': async (page) => {
    await expect(page.getByRole('main').getByText(content.ndis.easyRead.jump)).toHaveCount(0);
  },
  '/about': async (page) => {
    const { story, values, apart, guarantee } = content.about;
    await expect(section(page, story.heading)).toBeVisible();
    for (const hidden of ['[[Count', values.heading, apart.heading, guarantee.heading, 'No of us'])
      await expect(page.getByText(hidden)).toHaveCount(0);
    await expect(page.locator('[href$="#team"], [href$="#guarantee"], #team, #promises')).toHaveCount(0);
  },
};

/** Expects headings to show the actual number of items. */
const shown: Checks = {
  '/': async (page) => {
    const packages = section(page, content.home.packages.heading);
    await expect(packages).toContainText('Nine starting points for your home.');
    await expect(card(packages, `${content.home.packages.items[2]?.name} ${manyItems}`)).toHaveCount(1);
    await test.step('a logo can be a photo, and is as high as the others', async () => {
      const logos = section(page, content.home.trustedBy.heading).locator('img');
      const photo = logos.and(page.getByAltText(logoAlt)).first();
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
      await expect(photo).toHaveAttribute('src', /\.webp$/);
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const boxes = await logos.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(boxes).toEqual(boxes.map(() => boxes[0]));
    });
  },
  '/about': async (page) => {
    await expect(section(page, 'Nine of us, by name').getByRole('listitem')).toHaveCount(manyItems);
    await expect(section(page, 'Nine words we work by')).toBeVisible();
  },
};

const { test: fewTest } = changedSite('few-items', few);

fewTest(
  'with short and empty lists, sections without items and links to them are left out, and no page has a fault',
  ({ page }) => expectSound(page, leftOut),
);

manyTest('with nine items in each list, every page fits the viewport and shows all of them', ({ page }) =>
  expectSound(page, shown),
);

fewTest('without a hosted form, quote links go to the form on the contact page', async ({ page }) => {
  const { home, layout, contact, business } = content;
  await open(page, '/');
  const links = await page
    .locator('[data-quote]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(links)).toEqual(new Set(['/contact#fields']));
  await expect(page.locator(`[href="${business.quoteForm.url}"]`)).toHaveCount(0);
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

fewTest('a promise, a year and a rating that were removed appear nowhere', async ({ request }) => {
  const { claims, founded, rating } = content.business;
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const { words } of Object.values(claims)) expect(html, path).not.toContain(words);
    expect(html, path).not.toMatch(/\[\[|aggregateRating|foundingDate|hasMap/);
    expect(html, path).not.toContain(`in ${founded}`);
    expect(html, path).not.toContain(`from all ${rating.count}`);
  }
});
