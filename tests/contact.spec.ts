import { quoteFrameHeight } from '../src/lib/specified.ts';
import {
  card,
  content,
  expect,
  expectTexts,
  mailAddress,
  quoteLink,
  reach,
  section,
  stubOtherHosts,
  telAddress,
  test,
} from './site.ts';

const { business, contact } = content;

test('[P6] /contact has all its sections', async ({ page, context, baseURL }) => {
  await stubOtherHosts(context, baseURL);
  await page.goto('/contact');
  const main = page.getByRole('main');
  await test.step('[P6] it has phone, e-mail and hours cards', async () => {
    const { phone, email, hours } = contact.cards;
    const call = card(main, phone.title).getByRole('link', { name: business.phone });
    await expect(call).toHaveAttribute('href', telAddress);
    const write = card(main, email.title).getByRole('link', { name: business.email });
    await expect(write).toHaveAttribute('href', mailAddress);
    const times = card(main, hours.title);
    await expect(times.getByRole('term')).toHaveText(business.openingHours.map(({ days }) => days));
    await expect(times.getByRole('definition')).toHaveText(business.openingHours.map((one) => one.hours));
    await expectTexts(times, [contact.reply]);
  });
  await test.step('[P6] it shows its map once, and the cards are in the first screen', async () => {
    const map = new RegExp(`^${business.regionName}`);
    await expect(main.getByRole('img', { name: map })).toHaveCount(1);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      for (const { title } of Object.values(contact.cards))
        await expect(card(main, title)).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('[P6] it saves the business to an address book', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: contact.cards.phone.save }).click();
    expect((await saving).suggestedFilename()).toBe(`${business.name}.vcf`);
    await expect(page).toHaveURL('/contact');
  });
  await test.step('[P6] it embeds the quote form, 800 px high, and the map, with alternatives to both', async () => {
    const form = page.getByTitle(contact.form.frameTitle, { exact: true });
    await expect(form).toHaveAttribute('src', business.quoteForm.embedUrl);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await form.boundingBox())?.height, `at ${width} px`).toBe(quoteFrameHeight);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const map = page.getByTitle(contact.map.frameTitle, { exact: true });
    await expect(map).toHaveAttribute('src', business.mapEmbedUrl);
    const beside = section(page, contact.form.heading);
    await expect(quoteLink(beside, contact.form.openInTab).first()).toHaveAttribute(
      'href',
      business.quoteForm.url,
    );
    await expect(beside.getByRole('link', { name: business.phone }).first()).toHaveAttribute(
      'href',
      telAddress,
    );
    await expect(beside.getByRole('link', { name: business.email }).first()).toHaveAttribute(
      'href',
      mailAddress,
    );
  });
  await test.step('[P6] it lists the five service areas', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const area = section(page, contact.area.heading);
    await reach(area);
    await expect(area.getByRole('listitem').getByRole('button')).toHaveText([
      'Albury Central',
      'Wodonga',
      'Thurgoona & Wirlinga',
      'Lavington & Hamilton Valley',
      'Surrounding Areas',
    ]);
    // Rivers, hills and road are in a separate file.
    const land = area.locator('use');
    await expect.poll(() => land.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  });
});
