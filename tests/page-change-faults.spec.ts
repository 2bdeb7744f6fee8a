import type { Page, Route } from '@playwright/test';
import { menuLink } from './menu.ts';
import { content, expect, hydrated, labelOf, open, test } from './site.ts';

const { services, contact, business } = content;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows the menu to /services by script, so that no pointer prefetches it, and waits for a document load. */
async function expectDocumentLoad(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menuLink(page, labelOf('services')).evaluate((link: HTMLAnchorElement) => link.click());
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

test('[L8] the browser loads a page that cannot be swapped in', async ({ page }) => {
  for (const [what, answer] of Object.entries(answers))
    await test.step(`[L8] a page ${what}`, async () => {
      await open(page, '/ndis');
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
    await open(page, '/ndis');
    await page.evaluate(() => {
      AbortSignal.timeout = (milliseconds) => {
        const reason = new DOMException('', milliseconds === 10_000 ? 'TimeoutError' : 'AbortError');
        return AbortSignal.abort(reason);
      };
    });
    await expectDocumentLoad(page);
  });
});

test('a page that was visited shows offline, and the site works once the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await menuLink(page, labelOf('services')).click();
  await expect(h1(page)).toHaveText(services.header.heading);
  await page.goBack();
  await expect(h1(page)).toHaveText(business.tagline);
  await context.setOffline(true);
  await menuLink(page, labelOf('services')).click();
  await expect(h1(page)).toHaveText(services.header.heading);
  await context.setOffline(false);
  await menuLink(page, labelOf('contact')).click();
  await expect(h1(page)).toHaveText(contact.header.heading);
});
