import {
  content,
  expect,
  expectHeadings,
  expectQuoteAndCall,
  expectTexts,
  heroOf,
  open,
  section,
  test,
  titles,
} from './site.ts';

const { buildersHandover } = content;

test('[P7] /builders-handover has its hero, intro and six included parts', async ({ page }) => {
  await open(page, '/builders-handover');
  const { intro, included } = buildersHandover;
  await expectQuoteAndCall(heroOf(page), 'Get a Quote');
  await expectTexts(section(page, intro.heading), [intro.text, ...intro.points]);
  const parts = section(page, included.heading);
  await expectHeadings(parts, 3, titles(included.items));
  await expectHeadings(parts, 3, [
    ...[/dust and debris removal/i, /window and frame cleaning/i, /floor and surface detailing/i],
    ...[
      /bathroom and kitchen sanitisation/i,
      /final touches and quality check/i,
      /client-ready presentation/i,
    ],
  ]);
});

test('[P7] /builders-handover shows two credited projects of ten photos each', async ({ page }) => {
  await open(page, '/builders-handover');
  const work = section(page, 'See Our Work');
  const { projects } = buildersHandover.seeOurWork;
  await expectHeadings(work, 3, [/acreage home/i, /family home/i]);
  for (const project of projects) {
    await expectTexts(work, [project.credit]);
    const photos = work.getByRole('region', { name: project.title, exact: true }).getByRole('img');
    for (const { alt } of project.photos) await expect(photos.and(page.getByAltText(alt))).toBeAttached();
  }
});

test('[P7] /builders-handover has four steps, six trust bullets, a testimonial and a closing call', async ({
  page,
}) => {
  await open(page, '/builders-handover');
  const { process, trust, testimonial, closing } = buildersHandover;
  await expectHeadings(section(page, process.heading), 3, [
    ...[/site assessment/i, /customised quote/i, /scheduled clean/i, /quality handover/i],
  ]);
  const trusted = section(page, trust.heading);
  expect(trust.bullets).toHaveLength(6);
  await expect(trusted.getByRole('listitem')).toHaveText(trust.bullets);
  await expectTexts(trusted, [testimonial.quoteText, testimonial.name, testimonial.role]);
  await expectQuoteAndCall(section(page, closing.heading), 'Request a Quote');
});
