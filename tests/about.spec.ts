import { card, content, expect, expectTexts, section, test } from './site.ts';

const { about, business, notes } = content;

test('[P5] [Q3] [U1] [U5] [U6] [U8] /about has all its sections, its guarantee, promises and notes', async ({
  page,
}) => {
  await page.goto('/about#guarantee');
  await test.step('[P5] it tells the story, the four values and what sets the business apart', async () => {
    const story = section(page, about.story.heading);
    await expect(story).toHaveAttribute('id', 'our-story');
    await expect(section(page, about.values.heading).getByRole('term')).toHaveText([
      'Care',
      'Quality',
      'Consistency',
      'Respect',
    ]);
    await expect(section(page, about.apart.heading)).toBeVisible();
  });
  await test.step('[P5] it shows the founder, a team of six and Get Started', async () => {
    await expectTexts(section(page, about.founder.heading), [
      business.founder.firstName,
      business.founder.role,
    ]);
    const team = section(page, about.team.heading);
    await expect(team).toHaveAttribute('id', 'team');
    await expect(team.getByRole('listitem')).toHaveCount(6);
    for (const { name, role, image } of about.team.members) {
      expect(['Founder', 'Team Member']).toContain(role);
      await expectTexts(card(team, name), [role]);
      await expect(card(team, name).getByRole('img')).toHaveCount(image ? 1 : 0);
    }
    const start = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/contact');
  });
  await test.step('[U1] the guarantee has its terms and the prescribed words', async () => {
    const guarantee = section(page, about.guarantee.heading);
    await expectTexts(guarantee, about.guarantee.law);
    await expect(guarantee.getByText(about.guarantee.law[0] ?? '')).toBeVisible();
    await expect(guarantee).toContainText(
      'guarantees that cannot be excluded under the Australian Consumer Law',
    );
    for (const fact of [business.name, business.abn, business.phone, business.email, '48 hours'])
      await expect(guarantee).toContainText(fact.replaceAll(' ', ' '));
  });
  await test.step('[U8] every promise says how it is checked and when it was last checked, but not where the proof is', async () => {
    await page.goto('/about#promises');
    const promises = section(page, about.promises.heading);
    // The reply time has two versions, which are never on the same page.
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
  await test.step('[Q3] [U5] [U6] the notes are complete, including statistics and what the form sends', async () => {
    const privacy = section(page, notes.privacy.heading);
    await page.goto('/about#privacy');
    for (const said of saidOfData()) await expect(privacy.getByText(said, { exact: true })).toBeVisible();
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

/** What the privacy note must say about statistics and the form, depending on the settings. */
function saidOfData(): string[] {
  const { measurementId, replayId } = business.tracking;
  const { endpoint } = business.delivery;
  return [
    measurementId || replayId ? notes.privacy.statisticsOn : notes.privacy.statisticsOff,
    endpoint ? notes.privacy.deliveryOn.replace('{host}', new URL(endpoint).host) : notes.privacy.deliveryOff,
  ];
}
