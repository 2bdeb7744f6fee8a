import type { Page } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';
import { test as base, holdOwnTimers } from './site.ts';

/** Milliseconds in which a change must show; generous, for busy machines. */
export const patience = 45_000;

/** How long each edit took to show, by kind of edit. */
export type Timings = Map<string, number>;

/** These tests use the dev server of a copy of the project; `production` is a page of the build. */
export const test = base.extend<{ production: Page; timings: Timings }, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
    async ({}, use) => {
      const dev = await startDevSite();
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.origin),
  production: async ({ browser }, use, { project }) => {
    const { baseURL } = project.use;
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
    await holdOwnTimers(context);
    await use(await context.newPage());
    await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
  timings: async ({}, use, { annotations }) => {
    const timings: Timings = new Map();
    await use(timings);
    for (const [type, ms] of timings) annotations.push({ type, description: `${ms} ms` });
  },
});

/** The computed styles of one element: the value of each property, or a digest of the values. */
type ElementStyles = { tag: string; values: string[]; digest: number };

/** The styles of the drawn elements of a page. @param wanted the elements whose values to return, by index */
async function stylesOf(page: Page, wanted: readonly number[] = []) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((indexes) => {
    const isDrawn = (element: Element) =>
      !element.matches('script, template, template *') && !element.parentElement?.closest('svg');
    const elements = [...document.querySelectorAll('body, body *')].filter(isDrawn);
    // The placeholder of a photo, which a script adds if the photo loads after the script.
    for (const element of elements)
      if (element instanceof HTMLImageElement) element.style.backgroundImage = '';
    // Names that a build changes (tokens, keyframes) are only compared by their effect. The list of properties is the
    // same for every element, and reading it takes longer than reading the values.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => name !== 'animation-name' && !name.startsWith('--'),
    );
    const valuesOf = (element: Element) => {
      const styles = getComputedStyle(element);
      return names.map((name) =>
        // A build shortens `none` in backgrounds.
        styles.getPropertyValue(name).replaceAll(location.origin, '').replace('0px 0px', '0% 0%'),
      );
    };
    const digestOf = (values: string[]) => {
      let digest = 0;
      for (const letter of values.join('\n')) digest = (digest * 31 + (letter.codePointAt(0) ?? 0)) | 0;
      return digest;
    };
    return {
      names,
      elements: elements.map((element, index): ElementStyles => {
        const values = valuesOf(element);
        // All values of a page are megabytes.
        const returned = indexes.includes(index) ? values : [];
        return { tag: element.tagName, values: returned, digest: digestOf(values) };
      }),
    };
  }, wanted);
}

/**
 * The differences between two pages: a line for each element.
 * @param most how many elements to describe
 * @throws if they do not have the same elements
 */
export async function styleDifferences(page: Page, other: Page, most = 5): Promise<string[]> {
  const [found, expected] = await Promise.all([stylesOf(page), stylesOf(other)]);
  const tags = ({ elements }: typeof found) => elements.map(({ tag }) => tag).join();
  if (tags(found) !== tags(expected) || found.names.join() !== expected.names.join())
    throw new Error('The pages have different elements.');
  const { length } = found.elements;
  if (length < 100) throw new Error(`There are only ${length} elements.`);
  const different = found.elements
    .flatMap(({ digest }, index) => (digest === expected.elements[index]?.digest ? [] : [index]))
    .slice(0, most);
  if (different.length === 0) return [];
  const [values, wanted] = await Promise.all([stylesOf(page, different), stylesOf(other, different)]);
  return different.map((index) => {
    const { tag = '', values: own = [] } = values.elements[index] ?? {};
    const others = wanted.elements[index]?.values ?? [];
    const lines = values.names.flatMap((name, at) =>
      own[at] === others[at] ? [] : `${name}: ${own[at]}, not ${others[at]}`,
    );
    return `${index} ${tag}: ${lines.join('; ')}`;
  });
}
