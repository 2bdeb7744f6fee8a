import { content, expect, open, test } from './site.ts';
import { entriesIn } from './sweep/documents.ts';

const { business, home } = content;

test('[D1] [D2] the questions of the structured data are those on the page, and all of it goes when the page changes', async ({
  page,
  request,
}) => {
  const entries = entriesIn(await (await request.get('/')).text());
  const faq = entries.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(faq).toHaveLength(home.faq[home.faq.variant].length);
  await open(page, '/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  for (const { name, acceptedAnswer } of faq) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: content.layout.routeLabels.about }).click();
  await expect(page).toHaveTitle(`${content.about.meta.title} | ${business.name}`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('[P6] the contact page saves the business to an address book', async ({ page }) => {
  await open(page, '/contact');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: content.contact.cards.phone.save }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${business.name}.vcf`);
  await expect(page).toHaveURL('/contact');
});
