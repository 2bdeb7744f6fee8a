import type { Page } from '@playwright/test';
import { publishWords as words } from '../../page/publish-words.ts';
import { copyFixture } from './desk-site.ts';
import { deskTest, type ShownDesk } from './desk-test.ts';

export { publishWords } from '../../page/publish-words.ts';
export { words as deskWords } from '../../page/words.ts';
export { accessibilityProblems } from './axe.ts';
export { deskTest, expect } from './desk-test.ts';

/** Without the undo at the end of each test: a publish cannot be undone. */
export const test = deskTest(copyFixture);

export const homeFile = 'content/pages/home.yaml';
export const name = 'Deep Clean';
export const former = 250;
/** Patience with a build, and with the list of changes, on a busy machine. */
export const building = { timeout: 300_000 };

/** Types a price into the form of a package. */
export async function setPrice(shown: ShownDesk, from: number, price: number, of = name): Promise<void> {
  const cards = shown.site.getByRole('listitem');
  const heading = shown.site.getByRole('heading', { name: of });
  await shown.pick(cards.filter({ has: heading }).getByText(`$${from}`));
  await shown.field('From price').fill(String(price));
}

/** The heading of a publish that was sent. */
export const done = (page: Page) =>
  page.getByRole('heading', { name: words.publish.outcomes.sent, exact: true });

/** Opens the view of what will change, and publishes. */
export async function publish(shown: ShownDesk): Promise<void> {
  const view = shown.button(words.title);
  if ((await view.getAttribute('aria-expanded')) !== 'true') await view.click();
  await shown.page.getByRole('button', { name: /^Publish to / }).click(building);
}
