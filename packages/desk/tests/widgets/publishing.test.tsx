import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishWords } from '../../page/publish-words.ts';
import { words as deskWords } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import {
  button,
  changeElsewhere,
  field,
  heading,
  intercept,
  showChanges,
  showDesk,
  writeOutside,
  written,
} from './desk.tsx';

const words = publishWords.publish;
const publish = button(/^Publish into the folder .*\/dist\/site$/);
const ready = heading(words.outcomes.ready);

test('facts of the sample that would go live are listed; a publish says that it runs, and then what happens next', async () => {
  let resolve = () => {};
  const waiting = new Promise<void>((done) => {
    resolve = done;
  });
  const { publishing } = await showDesk();
  const riskySamples = ['content/business.yaml, phone: no call reaches you.'];
  await writeOutside('report.json', JSON.stringify({ riskySamples }));
  intercept('publish', (send) => waiting.then(send));
  publishing.show();
  await expect.element(page.getByText(publishWords.never)).toBeVisible();
  await page.getByText(words.riskySamples(1)).click();
  await expect.element(button(/No call reaches you/)).toBeVisible();
  await publish.click();
  await expect.element(page.getByRole('status').filter({ hasText: words.underWay })).toBeVisible();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityProblems()).toEqual([]);
  resolve();
  await expect.element(ready).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Upload everything in it to your host');
  // The next publish asks only about what is new, even if the former is now about one item of its list.
  await expect.element(page.getByText(words.riskySamples(1))).not.toBeInTheDocument();
  const later = ['phone, item 2: no call reaches you.', 'siteUrl: leads elsewhere.'];
  const told = { riskySamples: later.map((one) => `content/business.yaml, ${one}`) };
  await writeOutside('report.json', JSON.stringify(told));
  await publishing.read();
  await expect.element(page.getByText(words.riskySamples(1))).toBeVisible();
});

test('a broken connection is told until the next publish, which can be brought back', async () => {
  const { publishing } = await showChanges();
  const broken = { kind: 'unknown', sentence: 'The connection broke.' };
  const mend = intercept('publish', async () => Response.json(broken));
  await publish.click();
  await expect.element(heading(words.outcomes.unknown)).toBeVisible();
  await publishing.read();
  await expect.element(heading(words.outcomes.unknown)).toBeVisible();
  mend();
  await publish.click();
  await expect.element(ready).toBeVisible();
  await expect.element(heading(words.outcomes.unknown)).not.toBeInTheDocument();
  await expect.element(page.getByText(publishWords.nothing)).toBeVisible();
  await changeElsewhere('pages/home.yaml', { 'faq/heading': 'Later' });
  await publishing.read();
  await expect.element(heading('FAQ › Heading')).toBeVisible();
  await page.getByText(publishWords.earlier.title, { exact: true }).click();
  await button(new RegExp(`^${publishWords.earlier.restore}`)).click();
  await expect.element(page.getByText(publishWords.nothing)).toBeVisible();
  expect((await written('pages/home.yaml')).faq.heading).toBe('FAQ');
});

test('a mistake found by a publish opens its field; a publish without an answer says that its result is unknown', async () => {
  await showChanges();
  await expect.element(publish).not.toHaveAccessibleDescription();
  await writeOutside(
    'content/pages/layout.yaml',
    'footer: ""\ntabs: { bathrooms: Baths, kitchens: Tiles }\n',
  );
  await publish.click();
  await button(/Is empty: fill it in/).click();
  await expect.element(field('Footer')).toHaveFocus();
  intercept('publish', () => Promise.reject(new TypeError('Failed to fetch')));
  await publish.click();
  await button(/^The desk can’t tell/).click();
  await expect.element(page.getByText(words.failed(deskWords.noAnswer))).toBeVisible();
});
