import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { reviewCutLength } from '../../src/lib/specified.ts';
import { visit } from '../support/journeys.ts';
import { expectSameDocument, follow, openMarked } from '../support/menu.ts';
import { builtSample } from '../support/on-sample.mjs';
import { many } from '../support/other-site.ts';
import { openForm, quoteForm } from '../support/quote-form.ts';
import {
  content,
  errorsIn,
  expect,
  holdBack,
  hydrateAll,
  hydrateIsland,
  mailAddress,
  open,
  reach,
  section,
  stubOtherHosts,
  test,
  wasRenewed,
} from '../support/site.ts';
import * as surroundings from '../support/surroundings.ts';
import { filesEnding } from '../support/test-content.ts';

const { home } = content;
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`).first();

// A phone, because its menu is one of the widgets.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => stubOtherHosts(context, baseURL));
// A test may end while a page is being prefetched.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Surroundings = {
  /** Changes what the page will be. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Changes each document that works. */
  onLoad?: (page: Page) => Promise<unknown>;
  /** What the visitor does. */
  journeys: readonly string[];
  /** What else must be so in the end. */
  check?: (page: Page) => Promise<unknown>;
  /** What the console may complain of. */
  complains?: (complaint: string) => boolean;
};

const usual = ['questions', 'menu', 'page change and back'];
const atHome = ['questions', 'carousel', 'long review', 'quote form', 'menu', 'page change and back'];
const elsewhere = ['tabs and lightbox', 'filter of the gallery', 'comparison slider', 'suburb check', 'chat'];

const table: Record<string, Surroundings> = {
  'translated before the scripts run': {
    prepare: (page) => surroundings.translateFromTheStart(page, 'at once'),
    journeys: atHome,
    complains: wasRenewed,
  },
  'translated once parsed': {
    prepare: (page) => surroundings.translateFromTheStart(page, 'once parsed'),
    journeys: elsewhere,
    complains: wasRenewed,
  },
  'translated after hydration': {
    onLoad: async (page) => {
      await hydrateAll(page);
      await page.evaluate(surroundings.translate, '');
    },
    journeys: ['long review', 'quote form', 'filter of the gallery', 'suburb check'],
  },
  'with a header that an extension changes before the scripts run': {
    prepare: surroundings.changeHeader,
    onLoad: (page) => expect(page.getByRole('banner').getByText('Startseite')).toBeAttached(),
    journeys: usual,
  },
  'with elements that blockers remove before and after hydration': {
    prepare: (page) =>
      surroundings.removeFromTheStart(page, '#mobile-menu', 'body > aside', '#quote [role="status"]'),
    onLoad: async (page) => {
      await hydrateAll(page);
      const slide = `[aria-roledescription="${content.layout.carousel.slide}"]:nth-child(2)`;
      await page.evaluate(surroundings.remove, [slide, '#quote [role="status"]', '[role="tooltip"]']);
    },
    journeys: ['questions', 'carousel', 'long review', 'quote form'],
    complains: wasRenewed,
    check: async (page) => {
      await follow(page, { href: '/services' });
      await expect(page.locator('h1')).toHaveText(content.services.header.heading);
    },
  },
  'without observers of the viewport': {
    prepare: surroundings.breakObservers,
    journeys: usual,
    complains: (complaint) => complaint.includes('not in this browser'),
    check: async (page) => {
      await open(page, '/');
      for (const { title } of home.whyChooseUs.cards)
        await expect(page.getByText(title, { exact: true }).first()).toHaveCSS('opacity', '1');
    },
  },
  'with blocked storage': { prepare: surroundings.blockStorage, journeys: [...usual, 'chat'] },
  'with a clock that is set back and forward': {
    prepare: (page) => page.clock.install({ time: new Date('2026-11-21T10:00:00') }),
    onLoad: async (page) => {
      for (const time of ['2020-01-01T00:00:00', '2031-06-01T00:00:00']) {
        await page.clock.setSystemTime(new Date(time));
        await page.clock.runFor(60_000);
      }
    },
    journeys: usual,
  },
  'behind a host that rewrites e-mail addresses': {
    prepare: (page) => surroundings.rewriteAddresses(page),
    onLoad: (page) => expect(page.locator(`a[href^="${mailAddress}"]`).first()).toBeAttached(),
    journeys: ['page change and back', 'suburb check'],
    check: async (page) => {
      expect(await page.content()).not.toContain(surroundings.protectedText);
      // A host that ignores the header would break them.
      await page.unrouteAll();
      await surroundings.rewriteAddresses(page, false);
      await page.goto('/contact');
      await expect(page.getByRole('contentinfo')).toContainText(surroundings.protectedText);
    },
  },
  'without support for popovers': {
    prepare: surroundings.forgetPopovers,
    onLoad: (page) =>
      page.waitForFunction(() => !`${HTMLElement.prototype.showPopover}`.includes('[native code]')),
    journeys: ['chat', 'menu'],
    check: async (page) => {
      await open(page, '/');
      const button = page.getByRole('button', { name: home.testimonials.moreReviews });
      await reach(button);
      await page.keyboard.press('Tab');
      await button.focus();
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
    },
  },
  'with an island that cannot be hydrated': {
    prepare: (page) => surroundings.breakScript(page, '**/assets/Testimonials*.js', 'testimonials-heading'),
    journeys: usual.slice(0, 2),
    complains: (complaint) => complaint.includes('Error: broken'),
    check: async (page) => {
      await page.goBack();
      await island(page, 'Testimonials').scrollIntoViewIfNeeded();
      await expect(island(page, 'Testimonials')).toHaveAttribute('data-hydrated', 'no');
      const first = content.testimonials.testimonials[0]?.name ?? '';
      const reviews = section(page, home.testimonials.heading);
      await expect(reviews.getByText(first, { exact: true })).toBeAttached();
      const long = content.testimonials.testimonials.find(({ text }) => text.length > reviewCutLength)?.text;
      await expect(reviews.getByRole('blockquote').filter({ hasText: long ?? 'none' })).toHaveCount(1);
      await expect(
        reviews.getByRole('button', { name: home.testimonials.readMore, exact: true }),
      ).toHaveCount(0);
    },
  },
  'with empty scripts, as blockers answer': {
    prepare: async (page) => {
      await surroundings.forgetTargetCurrent(page);
      await surroundings.emptyScripts(page, 'enhance-input', 'CarouselMotion', 'Lightbox');
    },
    journeys: usual,
    check: async (page) => {
      await open(page, '/');
      await hydrateIsland(island(page, 'TrustedBy'));
      await expect(island(page, 'TrustedBy').locator('[role="region"]')).toBeVisible();
      // A photo opens as a file.
      await page.route('**/attached_assets/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ body: 'The photo' }) : route.continue(),
      );
      await open(page, '/gallery');
      await hydrateIsland(island(page, 'GalleryBrowser'));
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await expect(page).toHaveURL(/\/attached_assets\/.+\.(jpg|avif|webp)$/);
    },
  },
  'without Trusted Types, in which pages change without a reload': {
    prepare: surroundings.forgetTrustedTypes,
    journeys: ['menu'],
    check: async (page) => {
      await openMarked(page, '/services');
      await follow(page, { href: '/gallery' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.gallery.header.heading);
      await expectSameDocument(page);
    },
  },
  ...Object.fromEntries(
    ['bootstrap', 'react', 'deferred'].map((file): [string, Surroundings] => [
      `without the file ${file}, in which links load documents`,
      {
        prepare: (page) => surroundings.removeFile(page, file),
        journeys: [],
        check: async (page) => {
          const errors = uncaught(page);
          const missing = page.waitForResponse(`**/assets/${file}-*`);
          await page.goto('/before-after');
          await page.mouse.move(2, 2);
          await missing;
          if (file !== 'bootstrap')
            await expectBothPhotos(page.locator('[data-island][data-hydrated="no"]').first());
          await expectDocumentLoad(page, content.services.header.heading);
          expect(errors).toEqual([]);
        },
        complains: (complaint) => /Failed to (fetch|load)|could not be hydrated/.test(complaint),
      },
    ]),
  ),
};

for (const [name, { prepare, onLoad, journeys, check, complains }] of Object.entries(table))
  test(`a visit works ${name}`, async ({ page, complaints }) => {
    await prepare?.(page);
    await visit(page, journeys, async () => onLoad?.(page));
    await check?.(page);
    expect(complaints.filter((complaint) => !complains?.(complaint))).toEqual([]);
  });

/** Collects errors that no code has caught, from now on. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Expects the photos of a comparison side by side, as large as each other, and no handle that would not work. */
async function expectBothPhotos(island: Locator): Promise<void> {
  const photos = island.locator('article').first().locator('figure');
  await expect(photos).toHaveCount(2);
  await expect(photos.nth(1)).toHaveCSS('clip-path', 'none');
  const [before, after] = await Promise.all([photos.nth(0).boundingBox(), photos.nth(1).boundingBox()]);
  expect(after).toMatchObject({ y: before?.y, width: before?.width, height: before?.height });
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  await expect(island.getByRole('slider')).toHaveCount(0);
}

/** Follows a link of the page to /services, and expects a document load. */
async function expectDocumentLoad(page: Page, heading: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('footer a[href="/services"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
}

many.test(
  'a page that is open while the next build is published keeps its HTML and what was typed, and its links open the new build',
  async ({ page, address }) => {
    const errors = uncaught(page);
    // Until then, the build of the sample answers.
    const former = `${address}/**`;
    await page.route(former, async (route) => {
      const url = route.request().url().replace(address, `http://localhost:${process.env.SITE_PORT}`);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    // Without this, the page would scroll smoothly to the form, past the other islands.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    const name = quoteForm(page).field('name');
    await name.fill('Jo Bloggs');
    const work = island(page, 'OurWork');
    const text = await work.innerText();
    await expect(work).not.toHaveAttribute('data-hydrated');
    await page.unroute(former);
    await work.scrollIntoViewIfNeeded();
    await expect(work).toHaveAttribute('data-hydrated', 'no');
    expect(await work.innerText()).toContain(text.slice(0, 40));
    await expect(name).toHaveValue('Jo Bloggs');
    await expectDocumentLoad(page, many.content.services.header.heading);
    expect(errors).toEqual([]);
  },
);

test('@Q2 @H6 on a translated page, what was typed, focused or pressed before hydration counts', async ({
  page,
  complaints,
}) => {
  await surroundings.translateFromTheStart(page, 'once parsed');
  await test.step('what was typed stays, and so does the focus', async () => {
    const release = await holdBack(page, '**/assets/QuoteForm*.js');
    await open(page, '/');
    const { field, submit } = quoteForm(page);
    await field('suburb').fill('Thurgoona');
    await field('name').focus();
    await page.keyboard.type('Jo');
    release();
    await expect(island(page, 'QuoteForm')).toHaveAttribute('data-hydrated', 'yes');
    await page.keyboard.type(' Bloggs');
    await expect(field('name')).toHaveValue('Jo Bloggs');
    await expect(field('suburb')).toHaveValue('Thurgoona');
    await submit.click();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  });
  await test.step('a tab that was pressed, a link to the gallery until then, gets selected', async () => {
    const release = await holdBack(page, '**/assets/OurWork*.js');
    await open(page, '/');
    await page.getByRole('link', { name: home.ourWork.tabs.kitchens, exact: true }).click();
    release();
    const tab = page.getByRole('tab', { name: home.ourWork.tabs.kitchens, exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/');
  });
  for (const name of ['QuoteForm', 'OurWork'])
    expect(complaints.filter(wasRenewed)).toContainEqual(expect.stringContaining(name));
  expect(errorsIn(complaints)).toEqual([]);
});

test('no script or style has a name that blockers look for', () => {
  const listed =
    /(^|[-_.~])(ads?|adverts?|analytics|track(er|ing)?|stat(s|istics)?|pixel|beacon|gtag|gtm|clarity)([-_.~]|$)/i;
  const isListed = (file: string) => listed.test(file.replace(/-[\w-]{8}\..*$/, ''));
  expect(['analytics-CHDzTxO9.js', 'tracking-1ncgkpmN.js.br'].filter(isListed)).toHaveLength(2);
  expect(readdirSync(path.join(builtSample, 'site/assets')).filter(isListed)).toEqual([]);
});

test('no script keeps a page out of the back/forward cache', async () => {
  const scripts = [...(await filesEnding(path.join(builtSample, 'site/assets'), /\.js$/))];
  expect(scripts.length).toBeGreaterThan(20);
  const keeping = /["'`](before)?unload["'`]|\bonunload|\bWebSocket\b|\bindexedDB\b/;
  expect(scripts.filter(([, script]) => keeping.test(script)).map(([file]) => file)).toEqual([]);
});
