import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

const src = '/images/placeholder.jpg';
export const photo = { src, alt: 'A photo that came late', title: 'Late' };
export const review = {
  rating: 5,
  name: 'Ann',
  location: 'Albury',
  service: 'Deep clean',
  text: 'Said late.',
};
/** Responses with items for lists that were empty in the build. */
const brought: Record<string, unknown> = {
  'testimonials.json': { testimonials: [{ ...review, id: 'late' }] },
  'gallery.json': {
    categories: { bathrooms: [1, 2, 3].map((number) => ({ ...photo, src: `${src}?${number}` })) },
    beforeAfter: [{ id: 'late', title: 'A late pair', description: 'Late', before: src, after: src }],
  },
  'portfolio-postbuild.json': {
    projects: [{ category: 'new_build', title: 'A late project', images: [photo] }],
  },
};

/**
 * Holds back the JSON requests of a page. @returns a function that responds with lists, or with the empty lists of the
 * site
 */
export async function holdReads(page: Page): Promise<(areEmpty: boolean) => void> {
  let answer = (_areEmpty: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  for (const [file, json] of Object.entries(brought))
    await page.route(`**/content/${file}`, async (route) =>
      (await answered) ? route.continue() : route.fulfill({ json }),
    );
  return answer;
}

/** Expects a part of the page to show that it is loading, with skeletons instead of its empty message. */
export async function expectLoading(part: Locator, words: { loading: string; empty: string }, count: number) {
  const skeletons = part.locator('[data-skeleton]');
  await expect(part.getByRole('status').getByText(words.loading)).toBeVisible();
  await expect(part.getByText(words.empty)).toBeHidden();
  await expect(skeletons).toHaveCount(count);
}
