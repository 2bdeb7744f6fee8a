import type { Page } from '@playwright/test';
import { content, expect, hydrated, labelOf, mailAddress, open, test } from './site.ts';

const { business } = content;
const protectedText = '[email protected]';

/** What Cloudflare does to addresses in HTML. The policy blocks the script that would restore them. */
const obfuscated = (html: string) =>
  html
    .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#543b"')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, protectedText)
    .replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>');

/** Puts a host in front of the site that rewrites addresses in all HTML, unless its headers forbid changes. */
async function rewriteAddresses(page: Page, baseURL: string | undefined, obeys = true): Promise<void> {
  await page.route(
    (url) => url.origin === baseURL && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      const isLeft = obeys && /\bno-transform\b/.test(headers['cache-control'] ?? '');
      if (isLeft || !headers['content-type']?.startsWith('text/html')) return route.fulfill({ response });
      await route.fulfill({ response, body: obfuscated(await response.text()) });
    },
  );
}

const mailLinks = (page: Page) => page.locator(`a[href^="${mailAddress}"]`);

test('behind a host that rewrites e-mail addresses, every page keeps its addresses', async ({
  page,
  complaints,
  baseURL,
}) => {
  await rewriteAddresses(page, baseURL);
  for (const path of ['/', '/contact', '/blog', '/no-such-page', '/blog/none']) {
    await open(page, path);
    await expect(mailLinks(page).first(), path).toBeAttached();
    expect(await page.content(), path).not.toContain(protectedText);
  }
  await test.step('a page that a link swaps in', async () => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const name of ['contact', 'gallery'] as const) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: labelOf(name) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content[name].header.heading);
      await hydrated(page);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: business.email })).toBeVisible();
      expect(await page.content()).not.toContain(protectedText);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
});

test('the host of this test would break every mail link', async ({ page, baseURL }) => {
  await rewriteAddresses(page, baseURL, false);
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toContainText(protectedText);
  await expect(mailLinks(page)).toHaveCount(0);
});
