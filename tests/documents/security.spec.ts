import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site.ts';
import { violationsOf } from '../support/sweep/policy.ts';

test('an injected script, style or text is blocked', async ({ page }) => {
  const violations = await violationsOf(page);
  await open(page, '/blog');
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
