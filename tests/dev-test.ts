import type { Page } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';
import { test as base, holdOwnTimers, stubOtherHosts } from './site.ts';

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
    await stubOtherHosts(context, baseURL);
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

/** The styles of every element of a page: the property names, and the values of each element. */
type PageStyles = { names: string[]; elements: { tag: string; values: string[] }[] };

async function stylesOf(page: Page): Promise<PageStyles> {
  await page.evaluate(() => document.fonts.ready);
  const styles = await page.evaluate(() => {
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
    // As one string, because Playwright is slow with many values.
    return JSON.stringify({
      names,
      elements: elements.map((element) => {
        const styles = getComputedStyle(element);
        return { tag: element.tagName, values: names.map((name) => styles.getPropertyValue(name)) };
      }),
    });
  });
  return JSON.parse(styles);
}

/**
 * The differences between two pages: a line for each element.
 * @throws if they do not have the same elements
 */
export async function styleDifferences(page: Page, other: Page): Promise<string[]> {
  const [found, expected] = await Promise.all([page, other].map(stylesOf));
  const tags = (styles: PageStyles | undefined) => styles?.elements.map(({ tag }) => tag).join();
  if (!found || !expected || tags(found) !== tags(expected) || found.names.join() !== expected.names.join())
    throw new Error('The pages have different elements.');
  const { length } = found.elements;
  if (length < 100) throw new Error(`There are only ${length} elements.`);
  const origins = [page, other].map((each) => new URL(each.url()).origin);
  const readable = (value = '') =>
    // A build shortens `none` in backgrounds.
    origins.reduce((text, origin) => text.replaceAll(origin, ''), value.replace('0px 0px', '0% 0%'));
  return found.elements.flatMap(({ tag, values }, element) => {
    const others = expected.elements[element]?.values ?? [];
    const different = found.names.flatMap((name, index) => {
      const [value, wanted] = [values[index], others[index]];
      return value === wanted || readable(value) === readable(wanted) ? [] : `${name}: ${value}`;
    });
    return different.length > 0 ? `${element} ${tag}: ${different.join('; ')}` : [];
  });
}
