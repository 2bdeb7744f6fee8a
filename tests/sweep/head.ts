import type { Page } from '@playwright/test';
import { content, pages } from '../site.ts';
import { expect } from './sweep.ts';

/** Expects the head of a page to have its title, description, sharing tags and current address. */
export async function expectHead(page: Page, path: string, baseURL: string | undefined): Promise<void> {
  const { title, description } = pages.find((known) => known.path === path) ?? { title: '', description: '' };
  const fullTitle = `${title} | ${content.business.name}`;
  const address = `${baseURL}${path}`;
  const found = await page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')];
    return {
      title: document.title,
      canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
        link.getAttribute('href'),
      ),
      tags: tags.map((tag) => [tag.name || (tag.getAttribute('property') ?? ''), tag.content] as const),
    };
  });
  expect(description).not.toBe('');
  expect(found.title).toBe(fullTitle);
  expect(found.canonical).toEqual([address]);
  const expected = {
    description,
    'og:title': fullTitle,
    'og:description': description,
    'og:url': address,
    'og:type': path.startsWith('/blog/') ? 'article' : 'website',
    'og:site_name': content.business.name,
    'twitter:card': 'summary_large_image',
    'twitter:title': fullTitle,
    'twitter:description': description,
  };
  const valuesOf = (name: string) => found.tags.filter(([known]) => known === name).map(([, value]) => value);
  for (const [name, value] of Object.entries(expected)) expect(valuesOf(name), name).toEqual([value]);
  for (const name of ['og:image', 'twitter:image']) {
    const [image = '', ...more] = valuesOf(name);
    expect(more, name).toEqual([]);
    expect(image.startsWith(`${baseURL}/`), `${name} ${image}`).toBe(true);
    expect((await page.request.get(image)).status(), `${name} ${image}`).toBe(200);
  }
}

/** Expects one navbar, main part and footer, and no skipped heading level. */
export async function expectOutline(page: Page): Promise<void> {
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
}
