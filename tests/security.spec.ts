import { content, expect, open, reach, test } from './site.ts';
import { readToTheEnd, violationsOf } from './sweep/policy.ts';

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
  await reach(slider);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
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
