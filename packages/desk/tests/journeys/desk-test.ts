import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Written } from '../../api.ts';
import { bytesOf } from '../../fixtures/bytes-of.ts';
import { words } from '../../page/words.ts';
import { copyFixture, type DeskSite, type SiteCopy, startDeskSite } from './desk-site.ts';

/** The desk of a copy of a site, opened in a browser as its address opens it. */
export const deskTest = (copy: () => Promise<SiteCopy>) =>
  base.extend<{ shown: ShownDesk }, { site: DeskSite }>({
    contextOptions: { reducedMotion: 'reduce' },
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
      async ({}, use) => {
        const site = await startDeskSite(await copy());
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    shown: async ({ page, site }, use) => {
      const complaints: string[] = [];
      // The desk answers mistakes with a status, of which the browser tells.
      const isStatus = /^Failed to load resource/;
      page.on('console', (message) => {
        if (message.type() === 'error' && !isStatus.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(await openDesk(page, site));
      expect(complaints).toEqual([]);
    },
  });

/** The desk of a copy of the fixture site. What a test has changed is undone at its end, which brings back every byte. */
export const test = deskTest(copyFixture).extend({
  shown: async ({ shown, site }, use) => {
    const before = await bytesOf(site.dir);
    await use(shown);
    await shown.undoAll();
    expect(await bytesOf(site.dir)).toEqual(before);
  },
});

export { publishWords } from '../../page/publish-words.ts';
export { accessibilityProblems } from './axe.ts';
export { withRemote } from './remote.ts';
export { expect, words };

/** What a test does at the desk. */
export type ShownDesk = ReturnType<typeof deskOf>;

/** Opens the desk by the address that it prints, and waits for the page in it. */
export async function openDesk(page: Page, site: DeskSite): Promise<ShownDesk> {
  await page.goto(site.address);
  const shown = deskOf(page);
  await expect(shown.site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await shown.saved();
  return shown;
}

function deskOf(page: Page) {
  // The frame behind it is the same page after a change, until it is complete.
  const site: FrameLocator = page.frameLocator('#page iframe:not([data-behind])');
  const bar = page.getByRole('banner');
  const drawer = page.locator('.drawer');
  const status = bar.getByRole('status');
  const field = (name: string): Locator => drawer.getByLabel(name, { exact: true });
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  return {
    page,
    site,
    bar,
    drawer,
    status,
    field,
    button,
    saved: () => expect(status).toContainText(words.save.saved),
    /** Clicks a text of the page, which opens its form. */
    async pick(text: Locator): Promise<void> {
      await text.click();
      await expect(drawer).toBeVisible();
    },
    /** Opens a form from the list of settings that no page shows. */
    async openMore(name: string): Promise<void> {
      await bar.getByRole('button', { name: words.more, exact: true }).click();
      await drawer.getByRole('button', { name, exact: true }).click();
    },
    async undoAll(): Promise<void> {
      const undo = bar.getByRole('button', { name: words.undo, exact: true });
      while ((await undo.getAttribute('aria-disabled')) === 'false') {
        const answer = page.waitForResponse(/\/__desk\/undo$/);
        await undo.click();
        const { history }: Written = await (await answer).json();
        await expect(undo).toHaveAttribute('aria-disabled', String(history.undo === 0));
      }
    },
  };
}
