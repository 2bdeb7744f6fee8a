import type { Page } from '@playwright/test';
import { content, expect, hydrated, open, paths, test } from './site.ts';

const { notFound, business, home } = content;
const homeTitle = `${home.meta.title} | ${business.name}`;

test('[R2] unknown addresses show the 404 page, which links to home', async ({
  page,
  complaints,
  baseURL,
}) => {
  await test.step('[R2] an unknown address is the 404 page, with its status', async () => {
    for (const path of ['/services/x', '/blog/none', '/nope']) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('404 Page Not Found');
    }
    await open(page, '/services/x');
    await expectNotFound(page);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/services/x`);
    // The browser logs the status of the document; anything else would be a fault.
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  });
  await test.step('[R2] the link on the 404 page opens home', async () => {
    await page.getByRole('main').getByRole('link', { name: notFound.link.label }).click();
    await expect(page).toHaveURL(notFound.link.to);
    await expect(page).toHaveTitle(homeTitle);
  });
});

test('[R2] a link within the site to an unknown path shows the 404 page', async ({
  page,
  complaints,
  baseURL,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page', textContent: 'Lost' });
    document.body.prepend(link);
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await page.getByRole('link', { name: 'Lost', exact: true }).click();
  await expect(page).toHaveURL('/no-such-page');
  await expectNotFound(page);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');

  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await hydrated(page);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  // The browser logs the status of the response, as for a document.
  expect(complaints).toEqual([expect.stringContaining('status of 404')]);
});

test('the 404 page suggests the page whose address differs by one letter, and no other', async ({ page }) => {
  await open(page, '/galery');
  const suggested = page.locator('main [data-near] a');
  const addresses = await suggested.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual([...paths].sort());
  await expect(suggested.filter({ visible: true })).toHaveAttribute('href', '/gallery');
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText(notFound.hint);
  await expect(page).toHaveTitle(`${notFound.meta.title} | ${business.name}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
}
