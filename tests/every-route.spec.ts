import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, expect, open, pages, paths, test } from './site.ts';

const builtOrigin = new URL(content.business.siteUrl).origin;

test('[R1] all routes of the specification exist', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/', '/services', '/residential', '/commercial', '/ndis', '/about', '/gallery', '/before-after'],
      ...['/builders-handover', '/contact', '/blog', '/blog/clean-workspaces-productivity'],
      ...['/blog/family-home-cleaning-guide', '/blog/hepa-filters-clean-home'],
    ]),
  );
});

test('[L9] no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(paths.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(paths.length);
});

for (const { path: route, title, description } of pages) {
  const fullTitle = `${title} | ${content.business.name}`;

  test(`[R1] ${route} is a document of its own, with the built address in its HTML`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="${builtOrigin}${route}"/?>`));
    expect(html).toMatch(new RegExp(`<meta property="og:url" content="${builtOrigin}${route}"/?>`));
    expect(html).toContain('<html lang="en-AU">');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test(`[L9] ${route} has its title, description, sharing tags and canonical link`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    await open(page, route);
    const address = `${baseURL}${route}`;
    await expect(page).toHaveTitle(fullTitle);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(description).not.toBe('');
    const expected = {
      description,
      'og:title': fullTitle,
      'og:description': description,
      'og:url': address,
      'og:type': route.startsWith('/blog/') ? 'article' : 'website',
      'og:site_name': content.business.name,
      'twitter:card': 'summary_large_image',
      'twitter:title': fullTitle,
      'twitter:description': description,
    };
    for (const [name, value] of Object.entries(expected))
      await expect(meta(page, name)).toHaveAttribute('content', value);
    for (const name of ['og:image', 'twitter:image']) {
      const image = await meta(page, name).getAttribute('content');
      expect(image).toMatch(new RegExp(`^${baseURL}/`));
      expect((await page.request.get(image ?? '')).status(), `${name} of ${route}`).toBe(200);
    }
    expect(complaints).toEqual([]);
  });

  test(`[L1] ${route} has navbar, main and footer, and headings without gaps`, async ({ page }) => {
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  test(`[L12] ${route} neither scrolls sideways nor sets text wider than 1200 px`, async ({ page }) => {
    // What fades in starts beside its place.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 360, 768, 896]) {
      await page.setViewportSize({ width, height: 700 });
      if (width === 320) await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
    await page.setViewportSize({ width: 1920, height: 900 });
    const tooWide = await page.locator('h1, h2, h3, p, table').evaluateAll((elements) => {
      const margin = (document.documentElement.clientWidth - 1200) / 2 - 1;
      // The part that can be seen: slides stand beside the box that cuts them off.
      const shown = (element: Element) => {
        let { left, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const cut = box.getBoundingClientRect();
          left = Math.max(left, cut.left);
          right = Math.min(right, cut.right);
        }
        return { left, right };
      };
      return elements
        .map((element) => ({ ...shown(element), text: element.textContent }))
        .filter(({ left, right }) => right - left > 1 && (left < margin || right > innerWidth - margin))
        .map(({ text }) => text);
    });
    expect(tooWide).toEqual([]);
  });

  for (const width of [360, 1280]) {
    test(`${route} has no accessibility fault that axe finds at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
}

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`);
}
