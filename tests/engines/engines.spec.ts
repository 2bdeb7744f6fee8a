import { readToTheEnd } from '../../scripts/page-checks/page.ts';
import { journeys } from '../support/journeys.ts';
import { expect, open, paths, stubOtherHosts, test } from '../support/site.ts';

// What may differ between browser engines: layout, pictures, fonts and every widget, on a phone.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => stubOtherHosts(context, baseURL));
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

for (const path of paths)
  test(`${path} has one h1, all its pictures and fonts, and does not scroll sideways`, async ({ page }) => {
    await open(page, path);
    await readToTheEnd(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator('h1')).toHaveCount(1);
    const found = await page.evaluate(() => ({
      sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      broken: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
      // A local fallback font need not exist on this machine.
      fonts: [...document.fonts]
        .filter(({ family }) => !/fallback/i.test(family))
        .map(({ status }) => status),
    }));
    expect(found).toMatchObject({ sideways: 0, broken: [] });
    expect(found.fonts).toContain('loaded');
    expect(found.fonts).not.toContain('error');
  });

for (const [name, journey] of Object.entries(journeys))
  test(name, ({ page }) => journey(page, (path) => open(page, path)));
