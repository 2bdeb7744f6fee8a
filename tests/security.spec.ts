import type { Page } from '@playwright/test';
import { content, expect, labelOf, open, test } from './site.ts';
import { violationsOf } from './sweep/policy.ts';

test('an injected script, style or text is blocked', async ({ page }) => {
  const violations = await violationsOf(page);
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.hacked = true');
    const text = document.createElement('p');
    text.setAttribute('style', 'color: red');
    document.body.append(script, text);
  });
  await expect.poll(violations).toHaveLength(2);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await test.step('text cannot become HTML, a script or a script address', () => expectTextStaysText(page));
});

async function expectTextStaysText(page: Page): Promise<void> {
  const allowed = await page.evaluate(() => {
    const html = '<img src="/none.jpg" onerror="window.hacked = true">';
    const script = document.createElement('script');
    const { trustedTypes } = window;
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: html }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: html }),
      parser: () => new DOMParser().parseFromString(html, 'text/html'),
      text: () => Object.assign(script, { text: 'window.hacked = true' }),
      src: () => Object.assign(script, { src: 'https://other.example/a.js' }),
      timer: () => setTimeout('window.hacked = true'),
      policy: () => trustedTypes?.createPolicy('other', { createHTML: (text: string) => text }),
      'same policy': () => trustedTypes?.createPolicy('site', { createHTML: (text: string) => text }),
      'default policy': () => trustedTypes?.createPolicy('default', { createHTML: (text: string) => text }),
    };
    return Object.keys(ways).filter((way) => {
      try {
        ways[way]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(allowed).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test('pages change without a reload in browsers without Trusted Types', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/; require-trusted-types-for.*/, ''),
    };
    await route.fulfill({ response, headers });
  });
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const gallery = labelOf('gallery');
  await page.getByRole('banner').getByRole('link', { name: gallery }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.gallery.header.heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
