import { few, many } from '../support/other-site.ts';
import { expect, content as sample } from '../support/site.ts';
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
