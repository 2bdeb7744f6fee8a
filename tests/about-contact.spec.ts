import {
  card,
  content,
  expect,
  expectHeadings,
  expectTexts,
  mailAddress,
  quoteLink,
  reach,
  section,
  stubOtherHosts,
  telAddress,
  test,
  titles,
} from './site.ts';

const { about, business, contact, notes } = content;

test('[P5] /about has all its parts', async ({ page }) => {
  await page.goto('/about');
  await test.step('[P5] it tells the story, the four values and what sets the business apart', async () => {
    const story = section(page, about.story.heading);
    await expect(story).toHaveAttribute('id', 'our-story');
    await expectTexts(story, about.story.paragraphs);
    await expect(section(page, about.values.heading).getByRole('term')).toHaveText([
      'Care',
      'Quality',
      'Consistency',
      'Respect',
    ]);
    await expectHeadings(section(page, about.apart.heading), 3, titles(about.apart.items));
  });
  await test.step('[P5] it shows the founder, a team of six and Get Started', async () => {
    await expectTexts(section(page, about.founder.heading), [
      ...about.founder.paragraphs,
      about.founder.quote,
      business.founder.firstName,
      business.founder.role,
    ]);
    const team = section(page, about.team.heading);
    await expect(team).toHaveAttribute('id', 'team');
    await expect(team.getByRole('listitem')).toHaveCount(6);
    await expectHeadings(
      team,
      3,
      about.team.members.map(({ name }) => name),
    );
    for (const { name, role, text, image } of about.team.members) {
      await expectTexts(card(team, name), [role, text]);
      await expect(card(team, name).getByRole('img')).toHaveCount(image ? 1 : 0);
    }
    const start = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/contact');
  });
});

test('[U1] [U5] [U6] [U8] /about states the guarantee, how each promise is checked, privacy and accessibility', async ({
  page,
}) => {
  await page.goto('/about#guarantee');
  await test.step('[U1] the guarantee has its terms and the prescribed words', async () => {
    const guarantee = section(page, about.guarantee.heading);
    await expectTexts(
      guarantee,
      about.guarantee.items.flatMap(({ title, text }) => [title, text]),
    );
    await expectTexts(guarantee, about.guarantee.law);
    await expect(guarantee.getByText(about.guarantee.law[0] ?? '')).toBeVisible();
    await expect(guarantee).toContainText(
      'guarantees that cannot be excluded under the Australian Consumer Law',
    );
    for (const fact of [business.name, business.abn, business.phone, business.email, '48 hours'])
      await expect(guarantee).toContainText(fact.replaceAll(' ', ' '));
  });
  await test.step('[U8] every promise says how it is checked and when it last was, not where the proof is', async () => {
    await page.goto('/about#promises');
    const promises = section(page, about.promises.heading);
    // The reply time has two readings, which never stand on one page.
    const { replyHome: _, ...listed } = business.claims;
    const claims = Object.values(listed);
    expect((await promises.getByRole('term').allTextContents()).sort()).toEqual(
      claims.map(({ title }) => title).sort(),
    );
    for (const { check, checked, evidence } of claims) {
      await expect(promises.getByText(check, { exact: true }).first()).toBeVisible();
      await expect(promises.locator(`time[datetime="${checked}"]`).first()).toBeVisible();
      await expect(promises).not.toContainText(evidence);
    }
  });
  await test.step('[U5] [U6] the notes stand in full', async () => {
    for (const { heading, paragraphs } of [notes.privacy, notes.accessibility])
      await expectTexts(section(page, heading), paragraphs);
    const privacy = section(page, notes.privacy.heading);
    for (const word of ['Australian Information Commissioner', 'outside Australia', 'for a year'])
      await expect(privacy).toContainText(word);
    const accessibility = section(page, notes.accessibility.heading);
    for (const word of [
      'November 2026',
      'National Relay Service',
      business.claims.replyContact.words,
      'Human Rights Commission',
    ])
      await expect(accessibility).toContainText(word);
  });
});

test('[P6] /contact has all its parts', async ({ page, context, baseURL }) => {
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
  await test.step('[P6] it embeds the quote form, 800 px high, and the map, with ways around them', async () => {
    const form = page.getByTitle(contact.form.frameTitle, { exact: true });
    await expect(form).toHaveAttribute('src', business.quoteForm.embedUrl);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await form.boundingBox())?.height, `at ${width} px`).toBe(800);
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
    await expectTexts(
      area,
      contact.area.areas.map(({ text }) => text),
    );
    // Rivers, hills and road come from a file.
    const land = area.locator('use');
    await expect.poll(() => land.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(800);
  });
});
