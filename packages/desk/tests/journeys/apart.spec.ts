import { bytesOf } from '../../fixtures/bytes-of.ts';
import { words } from '../../page/words.ts';
import { expect, openDesk, test } from './desk-test.ts';

const heading = 'Why Choose Us';

test('a text that another program has changed meanwhile: the owner chooses', async ({ shown, site }) => {
  await shown.pick(shown.site.getByRole('heading', { name: heading }));
  const field = shown.field('Heading');
  await field.fill('Mine');
  await site.edit('content/pages/home.yaml', 'heading: Why Choose Us', 'heading: Theirs');
  await expect(shown.page.getByText(words.conflict)).toBeVisible();
  await expect(shown.page.getByRole('term').getByText('Why choose us, Heading')).toBeVisible();
  await shown.button(words.keepTheirs).click();
  await expect(field).toHaveValue('Theirs');
  await expect(shown.site.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await site.edit('content/pages/home.yaml', 'heading: Theirs', 'heading: Why Choose Us');
  await expect(field).toHaveValue(heading);
});

test('two windows: each shows what the other writes, and both keep what they typed at different places', async ({
  shown,
  site,
  context,
}) => {
  const other = await openDesk(await context.newPage(), site);
  for (const window of [shown, other]) await window.pick(window.site.getByRole('heading', { name: heading }));
  await Promise.all([
    shown.field('Heading').fill('From the first'),
    other.field('Text').fill('From the second window.'),
  ]);
  for (const window of [shown, other]) {
    await window.saved();
    await expect(window.field('Heading')).toHaveValue('From the first');
    await expect(window.field('Text')).toHaveValue('From the second window.');
    await expect(window.page.getByText(words.conflict)).toHaveCount(0);
  }
  await shown.undoAll();
  await expect(other.field('Heading')).toHaveValue(heading);
});

test('a page of another site can neither read nor write', async ({ shown, site, context }) => {
  const before = await bytesOf(site.dir);
  const hostile = await context.newPage();
  await hostile.goto('https://hostile.example/');
  const tried = await hostile.evaluate(async (origin) => {
    const body = JSON.stringify({ file: 'business.yaml', version: '', changes: [] });
    const attempts = [
      fetch(`${origin}/__desk/state`, { credentials: 'include' }),
      fetch(`${origin}/__desk/change`, { method: 'POST', body, credentials: 'include' }),
      fetch(`${origin}/__desk/undo`, { method: 'POST', body: '{}', mode: 'no-cors', credentials: 'include' }),
    ];
    const results = await Promise.allSettled(attempts);
    return results.map((result) => (result.status === 'fulfilled' ? result.value.type : 'refused'));
  }, site.origin);
  expect(tried.slice(0, 2)).toEqual(['refused', 'refused']);
  expect(await bytesOf(site.dir)).toEqual(before);
  await expect(shown.status).toContainText(words.save.saved);
});
