import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { accessibilityProblems } from './axe.ts';
import { changedSite, test as manyTest } from './changed-site.ts';
import { few, logoAlt, manyItems } from './list-content.ts';
import { card, content, expect, open, section } from './site.ts';
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

async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await open(page, path);
    expect.soft(await page.evaluate(faults), path).toEqual([]);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await scrollWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    expect.soft(await accessibilityProblems(page), path).toEqual([]);
  }
}

const { test: fewTest } = changedSite('few-items', few);

fewTest('with short and empty lists, no page has an empty list or section, or a broken link', ({ page }) =>
  expectSound(page),
);

manyTest('with nine items in each list, every page fits the viewport', ({ page }) => expectSound(page));

fewTest('a section without items is left out, and so are links to it', async ({ page }) => {
  const { about, home, services, buildersHandover, ndis } = content;
  await open(page, '/about');
  await expect(section(page, about.story.heading)).toBeVisible();
  for (const hidden of [
    '[[Count',
    about.values.heading,
    about.apart.heading,
    about.guarantee.heading,
    'No of us',
  ])
    await expect(page.getByText(hidden)).toHaveCount(0);
  await expect(page.locator('[href$="#team"], [href$="#guarantee"], #team, #promises')).toHaveCount(0);
  await open(page, '/');
  await expect(page.getByRole('link', { name: home.hero.meetTeam })).toHaveCount(0);
  await expect(page.getByText(home.sameCleaner.heading)).toHaveCount(0);
  await open(page, '/services');
  await expect(page.getByRole('navigation', { name: services.jumps })).toHaveCount(0);
  await open(page, '/builders-handover');
  await expect(page.getByText(buildersHandover.seeOurWork.heading)).toHaveCount(0);
  await open(page, '/ndis');
  await expect(page.getByRole('main').getByText(ndis.easyRead.jump)).toHaveCount(0);
});

manyTest('headings with a number show the actual number of items', async ({ page }) => {
  await open(page, '/about');
  await expect(section(page, 'Nine of us, by name').getByRole('listitem')).toHaveCount(manyItems);
  await expect(section(page, 'Nine words we work by')).toBeVisible();
  await open(page, '/');
  const packages = section(page, content.home.packages.heading);
  await expect(packages).toContainText('Nine starting points for your home.');
  await expect(card(packages, `${content.home.packages.items[2]?.name} ${manyItems}`)).toHaveCount(1);
});

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

manyTest('a logo can be a photo, and is as high as the others', async ({ page }) => {
  await open(page, '/');
  const logos = section(page, content.home.trustedBy.heading).locator('img');
  const photo = logos.and(page.getByAltText(logoAlt)).first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).toHaveAttribute('src', /\.webp$/);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const boxes = await logos.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(boxes).toEqual(boxes.map(() => boxes[0]));
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
