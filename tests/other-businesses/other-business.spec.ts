import { few, many } from '../support/other-site.ts';
import { expect, reach, content as sample, section } from '../support/site.ts';
import { filesEnding } from '../support/test-content.ts';

few.test('a promise, a year and a rating that were removed appear nowhere', async ({ request }) => {
  const sources = [...(await filesEnding(few.business, /\.yaml$/)).values()].join('\n');
  expect(sources.match(/unsaid[^.\n]*\[\[(?:claims|rating|founded)/gi)?.length).toBeGreaterThan(15);
  for (const path of few.paths)
    expect(await (await request.get(path)).text(), path).not.toMatch(
      /\[\[|unsaid|aggregateRating|foundingDate|hasMap/i,
    );
});

for (const other of [few, many])
  other.test(`the site of ${other.content.business.name} says nothing of the sample`, async ({ request }) => {
    const { name, phone, email, siteUrl, regionName, areaServed, claims } = sample.business;
    const words = Object.values(claims).map((claim) => claim.words);
    for (const path of other.paths) {
      const html = (await (await request.get(path)).text()).replaceAll('\u00a0', ' ');
      for (const fact of [name, phone, email, siteUrl, regionName, ...areaServed, ...words])
        expect(html, path).not.toContain(fact);
    }
  });

few.test('without a map, the list of areas takes the room and no map is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { area } = few.content.contact;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await reach(section(page, area.heading));
  await expect(page.getByRole('combobox', { name: area.check.label })).toBeVisible();
  const list = section(page, area.heading).getByRole('list');
  expect((await list.boundingBox())?.width).toBe(1200);
  await expect(list.getByRole('button')).toHaveCount(0);
  expect(fetched.filter((address) => address.includes('/map-'))).toEqual([]);
});

many.test('each of nine areas can be chosen; the map marks those that it outlines', async ({ page }) => {
  const { area } = many.content.contact;
  await page.goto('/contact');
  const part = section(page, area.heading);
  await reach(part);
  await expect(part.getByRole('listitem')).toHaveCount(9);
  for (const { id, name } of area.areas) {
    await part.getByRole('button', { name, exact: true }).focus();
    const isOutlined = many.content.brand.map.areas.some((outline) => outline.id === id);
    await expect(part.locator('svg[role=img] path[class*=" "]')).toHaveCount(isOutlined ? 1 : 0);
  }
});
