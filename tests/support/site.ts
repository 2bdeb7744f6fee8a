import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { LoadedContent } from '../../pipeline/content/loaded-content.ts';
import { holdOwnTimers, hydrated, painted } from '../../scripts/page-checks/page.ts';
import { pageLabel } from '../../src/lib/page-label.ts';
import { allPaths, articlePath, pathOf, type RoutePage, routes } from '../../src/routes.ts';
import { contentOf, sampleDir } from './test-content.ts';

type Said<T> = T extends string ? T : T extends object ? { [K in keyof T]: Said<Exclude<T[K], null>> } : T;
/** The content of a business with every optional field: nothing in it is null. */
export type WholeContent = Said<LoadedContent>;

/** What tests expect of a site with this content. */
export function knownFrom<C extends LoadedContent | WholeContent>(content: C) {
  const articles = content.articles.map((article) => article.summary);
  const labelOf = (page: RoutePage) => pageLabel(content, page);
  return {
    content,
    articles,
    paths: allPaths(articles.map((article) => article.slug)),
    /** Every page with the expected title and description. */
    pages: [
      ...routes.map((route) => ({ path: route.path as string, ...content[route.page].meta })),
      ...articles.map(({ slug, title, description }) => ({ path: articlePath(slug), title, description })),
    ],
    /** The label of a page in menu and footer. */
    labelOf,
    /** Follows the link in the footer to a page, and waits until that page works. */
    goTo: async (page: Page, to: RoutePage) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: labelOf(to), exact: true }).click();
      await expect(page).toHaveURL(pathOf(to));
      await hydrated(page);
    },
    /** A link to the quote form, by its label in the content; its name ends with the note about the new tab. */
    quoteLink: (scope: Page | Locator, label: string) =>
      scope.getByRole('link', { name: `${label} ${content.layout.newTabNote}`, exact: true }),
  };
}

/** The content of the sample. Tests take facts from here, so that texts may change. */
export const { content, articles, paths, pages, labelOf, goTo, quoteLink } = knownFrom<WholeContent>(
  (await contentOf(sampleDir)) as WholeContent,
);

/** The expected addresses of phone and e-mail links; the phone number has no leading 0. */
export const telAddress = `tel:+61${content.business.phone.replaceAll(' ', '').replace(/^0/, '')}`;
export const mailAddress = `mailto:${content.business.email}`;

/**
 * A page on which nothing happens by itself and animations end at once, so that no test depends on the speed of the
 * machine. It collects console errors and warnings. Other hosts do not resolve unless a test stubs them.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, browserName, baseURL }, use) => {
      const complaints: string[] = [];
      // Only Chromium can be started without access to other hosts.
      if (browserName !== 'chromium') await stubOtherHosts(context, baseURL);
      await holdOwnTimers(context);
      context.on('console', (message) => {
        if (message.type() === 'error' || wasRenewed(message.text())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
    },
    { auto: true },
  ],
  page: async ({ page, browserName }, use) => {
    if (browserName === 'chromium') await endAnimations(page);
    await use(page);
  },
});

/**
 * Whether a warning says that React rendered an island again, which only happens if something else changed its HTML.
 */
export const wasRenewed = (warning: string) => /^The island "\w+" was rendered again\./.test(warning);

/** Console errors and warnings, except about islands that React rendered again. */
export const errorsIn = (complaints: readonly string[]) => complaints.filter((each) => !wasRenewed(each));

/** Makes every other host respond with an empty document. Every request of the context then goes through the test. */
export async function stubOtherHosts(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
}

/** Ends animations and transitions in their next frame, because painting them takes half of the time on home. */
async function endAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1000 });
}

/** Scrolls to an island, and waits until it is hydrated. */
export async function hydrateIsland(island: Locator): Promise<void> {
  await island.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (element.dataset.when === 'interaction')
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
}

/** Scrolls to all islands of the page in order, and waits until each is hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) await hydrateIsland(island);
}

/** Holds back the responses to some requests of a page until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Scrolls to a part of the page and waits until it works. */
export async function reach(part: Locator): Promise<void> {
  await part.first().scrollIntoViewIfNeeded();
  await hydrated(part.page());
}

/** Opens a path and waits until the page works. */
export async function open(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await hydrated(page);
}

/** The section of a page with a heading. */
export function section(page: Page, heading: string): Locator {
  return page.getByRole('main').getByRole('region', { name: heading, exact: true });
}

/** The list item or article with a heading. */
export function card(scope: Locator, heading: string, role: 'listitem' | 'article' = 'listitem'): Locator {
  const named = scope.page().getByRole('heading', { name: heading, exact: true });
  return scope.getByRole(role).filter({ has: named });
}

/** Expects questions to open one at a time, and all of them to close again. */
export async function expectOneOpenAtATime(
  scope: Locator,
  items: readonly { question: string; answer: string }[],
): Promise<void> {
  for (const item of items) await expect(scope.getByText(item.answer)).toBeHidden();
  for (const item of items) {
    await scope.getByText(item.question, { exact: true }).click();
    for (const other of items)
      await expect(scope.getByText(other.answer)).toBeVisible({ visible: other === item });
  }
  const last = items[items.length - 1];
  if (!last) throw new Error('There are no questions.');
  await scope.getByText(last.question, { exact: true }).click();
  await expect(scope.getByText(last.answer)).toBeHidden();
}

/** The titles of the items of a list. */
export function titles(items: readonly { title: string }[]): string[] {
  return items.map(({ title }) => title);
}

export { expect, hydrated, painted };
