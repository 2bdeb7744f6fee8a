import type { Page } from '@playwright/test';
import { policyFindings } from './policy-findings.ts';
import { content, expect, hydrated, open, paths, section, test } from './site.ts';

/** Everything that the content security policy has stopped on a page, from its first byte on. */
async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => ('seen' in window ? (window.seen as string[]) : ['not listening']));
}

/** Scrolls through the page, so that everything that waits to be near has loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 700)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.waitForLoadState('networkidle');
}

for (const route of [...paths, '/not-a-page']) {
  test(`${route} is taken over by scripts and breaks no rule of its content security policy`, async ({
    page,
  }) => {
    const violations = await violationsOf(page);
    const answer = await page.goto(route);
    expect(answer?.headers()['content-security-policy']).toContain(
      "script-src 'self'; style-src 'self' 'sha256-",
    );
    await hydrated(page);
    await readToTheEnd(page);
    expect(await violations()).toEqual([]);
  });
}

test('a script or a style that gets into a page is stopped', async ({ page }) => {
  const violations = await violationsOf(page);
  await open(page, '/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none.jpg" onerror="window.hacked = true"><p style="color: red">x</p>',
    );
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.body.append(script);
  });
  await expect.poll(violations).toHaveLength(3);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('menu, questions, tabs, lightbox, slider and changes of page break no rule', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const { question = '' } = content.home.faq[content.home.faq.variant][0] ?? {};
  await page.getByText(question, { exact: true }).click();
  const slider = page.getByRole('slider').first();
  // It is taken over once it is near; until then the key scrolls the page away from it.
  await expect(async () => {
    await slider.scrollIntoViewIfNeeded();
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '100', { timeout: 500 });
  }).toPass();
  await readToTheEnd(page);
  await page.getByRole('button', { name: content.layout.openMenu }).click();
  await page.locator('#mobile-menu').getByRole('link', { name: content.layout.routeLabels.gallery }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.gallery.header.heading);
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: content.layout.lightbox.label })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await readToTheEnd(page);
  expect(await violations()).toEqual([]);
});

test('[P6] the frames may do what a form and a map need, and say so', async ({ page }) => {
  await open(page, '/contact');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  for (const frame of await frames.all()) {
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('title', /./);
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(sandbox).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-popups']));
    expect(sandbox.some((right) => right.includes('top-navigation'))).toBe(false);
  }
  await expect(section(page, content.contact.form.heading).locator('iframe')).toHaveAttribute(
    'sandbox',
    /allow-forms/,
  );
});

test('headers that keep the site to itself come with every answer', async ({ request }) => {
  for (const address of ['/', '/not-a-page', '/content/gallery.json', '/favicon.svg']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('the policy as it is served has no finding', async ({ request }) => {
  for (const address of [...paths, '/not-a-page']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    expect(policyFindings(policy), address).toEqual([]);
  }
});
