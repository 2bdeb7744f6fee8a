import type { Page } from '@playwright/test';
import { quoteForm, words } from '../support/quote-form.ts';
import { content, expect, goTo, hydrated, open, reach, section, telAddress, test } from '../support/site.ts';

const { about, business, contact, home } = content;
const { note, town } = home.hero;
if (!note || !town) throw new Error('The sample has no card or no field for a town.');
const { check } = contact.area;
const price = '3 bedrooms, fortnightly, about $205';

/** The hero's field, what the card says, and the line where the business cleans. */
const partsOf = (page: Page) => {
  const hero = page.locator('#hero');
  return {
    hero,
    field: hero.getByLabel(town.label),
    card: hero.locator('[data-print="note"]:visible'),
    forget: hero.getByRole('button', { name: town.forget }),
    statement: section(page, home.coverage.heading).locator('p:visible').first(),
  };
};

async function enter(page: Page, name: string): Promise<void> {
  const { field } = partsOf(page);
  await field.fill(name);
  await field.press('Enter');
}

test('each town is answered by who looks after it, in a drawing of its own, and can be forgotten', async ({
  page,
}) => {
  await open(page, '/');
  const { hero, field, card, forget, statement } = partsOf(page);
  const drawings = new Set<string>();
  for (const name of business.areaServed) {
    const person = about.team.members.find(({ looksAfter }) => looksAfter?.includes(name));
    expect(person, name).toBeDefined();
    await field.fill(name);
    await expect(card).toHaveText(`${town.mine.replace('{town}', name)} ${person?.name}`);
    await expect(statement).toHaveText(check.yes.replace('{suburb}', name));
    await expect(field).toBeFocused();
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    drawings.add((await card.locator('img').getAttribute('src'))?.replace(/#.*/, '') ?? '');
  }
  expect(drawings.size).toBe(12);
  await expect(hero.getByRole('status')).toHaveCount(1);
  await field.press('Backspace');
  await expect(card).toHaveText(`${note.words} ${note.by}`);
  await field.fill(business.areaServed[0] ?? '');
  await forget.click();
  await expect(card).toHaveText(`${note.words} ${note.by}`);
  await expect(statement).toHaveText(home.coverage.lead);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(forget).toBeHidden();
});

test('other places get the number and what the check says of them, and nothing of them is kept', async ({
  page,
}) => {
  await open(page, '/');
  const { hero, card } = partsOf(page);
  for (const [typed, said] of [
    ['Sydney', check.ask],
    ['2640', check.postcode],
    ['east albury', check.near.replace('{suburb}', 'Albury')],
  ] as const) {
    await enter(page, typed);
    await expect(card).toHaveText(`${town.unknown} ${business.founder.firstName}`);
    await expect(hero.locator(`p:has([href="${telAddress}"])`)).toContainText(said);
    await expect(quoteForm(page).field('suburb')).toHaveValue(typed);
  }
  await page.reload();
  await hydrated(page);
  await expect(card).toHaveText(`${note.words} ${note.by}`);
});

test('a town goes along for the visit, into a request of three taps, and into no request of the site', async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const { hero, card } = partsOf(page);
  const { submit, panel, area, field: of } = quoteForm(page);
  await test.step('a request with home, rhythm, price and town', async () => {
    await enter(page, 'thurgona');
    await expect(card).toHaveText(/Thurgoona/);
    expect(requests.filter((each) => /react/.test(each))).toEqual([]);
    await hero.getByRole('link', { name: price }).click();
    await expect(of('message')).toHaveValue(new RegExp(price.replace('$', '\\$')));
    await expect(of('suburb')).toHaveValue('Thurgoona');
    await of('name').fill('Jo Bloggs');
    await of('phone').fill('0491 570 156');
    await of('email').fill('jo@example.com');
    await submit.click();
    await expect(panel).toBeVisible();
    const mail = await area.getByRole('link', { name: words.panel.email }).getAttribute('href');
    for (const part of [price, 'Thurgoona']) expect(decodeURIComponent(mail ?? '')).toContain(part);
  });
  await test.step('on the contact page, also after a reload', async () => {
    await goTo(page, 'contact');
    for (const _ of ['after a page change', 'after a reload']) {
      const part = section(page, contact.area.heading);
      await reach(part);
      await expect(part.getByRole('status')).toHaveText(check.yes.replace('{suburb}', 'Thurgoona'));
      await expect(part.getByRole('img').locator('circle[r="24"]:visible')).toHaveCount(1);
      await expect(quoteForm(page, section(page, contact.form.heading)).field('suburb')).toHaveValue(
        'Thurgoona',
      );
      await page.reload();
      await hydrated(page);
    }
  });
  await goTo(page, 'home');
  await expect(card).toHaveText(/Thurgoona/);
  expect(requests.filter((each) => /thurgoo?na/i.test(each))).toEqual([]);
  const next = await browser.newPage();
  await open(next, '/');
  await expect(partsOf(next).card).toHaveText(`${note.words} ${note.by}`);
  await next.close();
});

test('a town in the address is answered at once, without movement, and leaves the address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?town=thurgoona&utm_source=letter');
  const { card } = partsOf(page);
  await expect(card).toHaveText(/Thurgoona\?/);
  await expect(page).toHaveURL('/?utm_source=letter');
  const drawing = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(drawing).toMatch(/^data:image\/svg/);
  expect(drawing).not.toContain('keyframes');
});
