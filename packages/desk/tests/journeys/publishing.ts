import type { Page } from '@playwright/test';
import { content } from '../../../../tests/site.ts';
import { publishWords as words } from '../../page/publish/publish-words.ts';
import { test as base, expect, type ShownDesk } from './desk-test.ts';
import { withRemote } from './remote.ts';

/** The desk of a project whose remote is a bare repository. A publish builds the site. */
export const test = base.extend<{ remote: Awaited<ReturnType<typeof withRemote>> }>({
  remote: async ({ site }, use) => {
    const remote = await withRemote(site);
    await use(remote);
    await remote.remove();
  },
});

export const homeFile = 'content/pages/home.yaml';
const [, deep] = content.home.packages.items;
export const name = deep?.name ?? '';
export const former = deep?.fromPrice ?? 0;
export const building = { timeout: 150_000 };

/** Types a price into the form of the second package. */
export async function setPrice(shown: ShownDesk, from: number, price: number): Promise<void> {
  const cards = shown.site.getByRole('listitem');
  await shown.pick(cards.filter({ has: shown.site.getByRole('heading', { name }) }).getByText(`$${from}`));
  await shown.field('From price').fill(String(price));
  await shown.saved();
}

/** What the page says once a publish has ended well. */
export const done = (page: Page) => page.getByRole('heading', { name: words.publish.published, exact: true });

/** Opens the view of what will change, and publishes. */
export async function publish(shown: ShownDesk): Promise<void> {
  const view = shown.button(words.title);
  if ((await view.getAttribute('aria-expanded')) !== 'true') await view.click();
  const start = shown.page.getByRole('button', { name: /^Publish to / });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.click();
  const sure = shown.button(words.publish.sure);
  const state = shown.page.locator('.changes-outcome, .changes-steps');
  await expect(sure.or(state).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
}
