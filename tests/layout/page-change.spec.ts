import type { Page, Route } from '@playwright/test';
import { expectSameDocument, follow, menuLink, openMarked, visit } from '../support/menu.ts';
import { content, expect, holdBack, hydrated, labelOf, open, painted, test } from '../support/site.ts';

const { blog, business, contact, services, residential } = content;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts view transitions, and makes each reading of the clock take some milliseconds, as on a slow device. */
async function countTransitions(page: Page, tick: number): Promise<() => Promise<number>> {
  await page.addInitScript((tick) => {
    let now = 0;
    performance.now = () => {
      now += tick;
      return now;
    };
    const start = document.startViewTransition.bind(document);
    let count = 0;
    document.startViewTransition = (change) => {
      count += 1;
      const transition = start(change);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        Object.assign(window, { parts });
      });
      Object.assign(window, { transitions: count });
      return transition;
    };
    Object.assign(window, { transitions: 0 });
  }, tick);
  return () => page.evaluate(() => Reflect.get(window, 'transitions'));
}

test('@L8 on a fast device without reduced motion, a page change is a view transition, and the whole page shows', async ({
  context,
  complaints,
}) => {
  for (const { device, tick, reducedMotion, expected } of [
    { device: 'a fast device', tick: 1, reducedMotion: 'no-preference', expected: 1 },
    { device: 'a slow device', tick: 40, reducedMotion: 'no-preference', expected: 0 },
    { device: 'reduced motion', tick: 1, reducedMotion: 'reduce', expected: 0 },
  ] as const)
    await test.step(`${device}: ${expected}`, async () => {
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion });
      const transitions = await countTransitions(page, tick);
      await open(page, '/ndis');
      await visit(page, labelOf('services'));
      await expect(h1(page)).toHaveText(services.header.heading);
      expect(await transitions()).toBe(expected);
      await expect(page.locator('html')).not.toHaveAttribute('data-entering');
      await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
      await page.close();
    });
  expect(complaints).toEqual([]);
});

test("@L8 the photo of a card grows into the header photo of the card's page", async ({ page }) => {
  await countTransitions(page, 1);
  const moved = () => page.evaluate(() => Reflect.get(window, 'parts'));
  const ofPhoto = expect.arrayContaining(['::view-transition-group(photo)']);
  await open(page, '/blog');
  const link = page.getByRole('link', { name: blog.read }).first();
  await link.hover();
  // The script that names the photo loads with the first input. A click that leads nowhere shows that it has loaded.
  const namedPhoto = () =>
    link.evaluate((element: HTMLAnchorElement) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      element.click();
      return element.closest('li, article')?.querySelector('img')?.style.viewTransitionName;
    });
  await expect.poll(namedPhoto).toBe('photo');
  await link.click();
  await expect.poll(moved).toEqual(ofPhoto);
  // A menu link has no photo to start from.
  await visit(page, labelOf('contact'));
  await expect(h1(page)).toHaveText(contact.header.heading);
  await expect.poll(moved).not.toEqual(ofPhoto);
});

test('@L8 the first photo of the next page is requested with its document, and fades in from its background', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    Element.prototype.animate = function (frames, options) {
      if (this instanceof HTMLImageElement) fades.push([frames, options]);
      return animate.call(this, frames, options);
    };
  });
  const fades = () => page.evaluate(() => Reflect.get(window, 'fades').at(-1));
  await open(page, '/about');
  const release = await holdBack(page, /service-residential.*\.avif$/);
  const asked = page.waitForRequest(/service-residential.*\.avif$/);
  await menuLink(page, labelOf('residential')).hover();
  await asked;
  await expect(h1(page)).not.toHaveText(residential.header.heading);
  await visit(page, labelOf('residential'));
  await expect(h1(page)).toHaveText(residential.header.heading);
  await expect.poll(fades).toEqual([{ opacity: [0, 0] }, 1e6]);
  release();
  await expect.poll(fades).toEqual([{ opacity: [0, 1] }, 200]);
  await expect(page.locator('main header img').first()).toHaveCSS('opacity', '1');
});

test('@L8 a second click during a page change opens the second page', async ({ page }) => {
  await open(page, '/gallery');
  const release = await holdBack(page, '**/services');
  const asked = page.waitForRequest('**/services');
  await visit(page, labelOf('services'));
  await asked;
  await visit(page, labelOf('residential'));
  await expect(h1(page)).toHaveText(residential.header.heading);
  release();
  await painted(page);
  await expect(page).toHaveURL('/residential');
  await expect(h1(page)).toHaveText(residential.header.heading);
});

test('@L8 a link clicked before the client bootstrap loads changes the page, which then works', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/bootstrap-/);
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit(page, labelOf('residential'));
  await expect(h1(page)).toHaveText(residential.header.heading);
  release();
  await hydrated(page);
  await expectSameDocument(page);
});

test('clicks with a modifier key, downloads, new tabs and forms are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const byKey = context.waitForEvent('page');
  await menuLink(page, labelOf('contact')).click({ modifiers: ['ControlOrMeta'] });
  await expect(await byKey).toHaveURL('/contact');
  const download = page.waitForEvent('download');
  await follow(page, { href: '/services', download: 'services.html' });
  expect((await download).suggestedFilename()).toBe('services.html');
  const tab = context.waitForEvent('page');
  await follow(page, { href: '/services', target: '_blank' });
  await expect(await tab).toHaveURL('/services');
  await expect(page).toHaveURL('/');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/services', (route) => route.fulfill({ contentType: 'text/html', body: 'sent' }));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/services', method: 'post' });
    document.body.append(form);
    form.submit();
  });
  expect((await sent).isNavigationRequest()).toBe(true);
});

test('islands wait during a page change, and hydrate if it is aborted', async ({ page }) => {
  await open(page, '/services');
  await visit(page, labelOf('home'));
  await expect(h1(page)).toHaveText(business.tagline);
  const island = page.locator('[data-island="OurWork"]');
  const release = await holdBack(page, '**/services?held');
  const asked = page.waitForRequest('**/services?held');
  // An address whose page has not been fetched yet.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (address, options) =>
      fetch(String(address).replace('/residential', '/services?held'), options);
  });
  await visit(page, labelOf('residential'));
  await asked;
  await island.scrollIntoViewIfNeeded();
  await painted(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(island).not.toHaveAttribute('data-hydrated');
  await page.evaluate(() => window.stop());
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  release();
});

test('a page looks the same after a page change as after a load: layers keep their order', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** Properties that depend on layers: size, colours and fonts of all elements. */
  const looks = () =>
    page.locator('body > :is(header, main, footer) *').evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, display } = getComputedStyle(element);
        return [element.localName, width, height, color, backgroundColor, font, display].join(' ');
      }),
    );
  await open(page, '/');
  await visit(page, labelOf('residential'));
  await expect(h1(page)).toHaveText(residential.header.heading);
  await expect(page.locator('html')).not.toHaveAttribute('data-entering');
  const changed = await looks();
  await open(page, '/residential');
  expect(changed).toEqual(await looks());
});

/** Follows the menu to /services, and waits for a document load. */
async function expectDocumentLoad(page: Page): Promise<void> {
  await visit(page, labelOf('services'));
  await page.waitForFunction(() => !('sameDocument' in window));
  await hydrated(page);
  await expect(h1(page)).toHaveText(services.header.heading);
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  'that cannot be fetched': (route) => route.abort(),
  'that is no page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'that is no HTML': (route) => route.fulfill({ json: {} }),
  'of another build': async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replaceAll('/assets/entry-', '/assets/other-') });
  },
};

test('@L8 the browser loads a page that cannot be swapped in', async ({ page }) => {
  for (const [what, answer] of Object.entries(answers))
    await test.step(`a page ${what}`, async () => {
      await openMarked(page, '/ndis');
      let requests = 0;
      await page.route('**/services', (route) => {
        const isDocument = route.request().resourceType() === 'document';
        if (!isDocument) requests += 1;
        return isDocument ? route.continue() : answer(route);
      });
      await expectDocumentLoad(page);
      expect(requests).toBe(1);
      await page.unroute('**/services');
    });
  await test.step('a page that has not loaded after 10 s', async () => {
    await openMarked(page, '/ndis');
    await page.evaluate(() => {
      AbortSignal.timeout = (milliseconds) => {
        const reason = new DOMException('', milliseconds === 10_000 ? 'TimeoutError' : 'AbortError');
        return AbortSignal.abort(reason);
      };
    });
    await expectDocumentLoad(page);
  });
});
