import type { Page } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';
import { test as base, holdOwnTimers, stubOtherHosts } from './site.ts';

/** Milliseconds in which something has to show; far more than it takes, for the sake of busy machines. */
export const patience = 45_000;

/** How long each edit took to show, by what was edited. */
export type Timings = Map<string, number>;

/** The dev server of a copy of the project is the site of these tests; `production` is a page of the build. */
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

/** The styles of every element of a page: the names of the properties, and their values for each element. */
type PageStyles = { names: string[]; elements: { tag: string; values: string[] }[] };

async function stylesOf(page: Page): Promise<PageStyles> {
  await page.evaluate(() => document.fonts.ready);
  const styles = await page.evaluate(() => {
    const isDrawn = (element: Element) =>
      !element.matches('script, template, template *') && !element.parentElement?.closest('svg');
    const elements = [...document.querySelectorAll('body, body *')].filter(isDrawn);
    // The placeholder of a photo, which a script adds if the photo is later than the script.
    for (const element of elements)
      if (element instanceof HTMLImageElement) element.style.backgroundImage = '';
    // What a build renames (tokens, keyframes) is compared by its effect alone. The list is the same for every
    // element, and reading it takes longer than reading the values.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => name !== 'animation-name' && !name.startsWith('--'),
    );
    // As one text, since Playwright takes its time for each single value.
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
 * How two pages look different: a line for each element that does.
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
    // A build writes the `none` of a background as the same in fewer letters.
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
