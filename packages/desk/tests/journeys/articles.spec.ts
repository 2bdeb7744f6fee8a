import { words } from '../../page/words.ts';
import { expect, test } from './desk-test.ts';

test('an article is written with the page beside it, and deleted', async ({ shown, site, page }) => {
  await shown.bar.getByRole('button', { name: words.articles, exact: true }).click();
  await shown.button(words.article.new).click();
  await shown.field('Title').fill('A calm kitchen');
  await shown.field('Category').fill('Home Cleaning');
  await shown.field('Description').fill('How a kitchen stays calm.');
  await shown.drawer.getByLabel(words.article.text).fill('Start with the sink.\n');
  await shown.drawer.getByText(words.photo.choose).click();
  await shown.drawer.getByRole('button', { name: 'van', exact: true }).click();
  await shown.field(words.photo.description).fill('A van in a street.');
  await shown.button(words.article.create).click();
  await expect(shown.site.getByRole('heading', { level: 1, name: 'A calm kitchen' })).toBeVisible();
  const text = shown.drawer.getByRole('textbox', { name: words.article.text });
  await text.press('Control+End');
  await text.pressSequentially('\n## Then the bench\n\nWipe it dry.');
  await expect(shown.site.getByRole('heading', { name: 'Then the bench' })).toBeVisible();
  await shown.saved();
  expect(await site.read('content/articles/a-calm-kitchen.md')).toContain('## Then the bench');
  expect(await site.read('content/articles/a-calm-kitchen.md')).toContain('alt: A van in a street.');
  await shown.button(words.article.delete).click();
  await shown.button(words.article.deleteSure).click();
  await expect(page).toHaveURL(`${site.origin}/articles`);
});
