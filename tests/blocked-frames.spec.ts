import { content, expect, open, section, test } from './site.ts';

const { business, contact } = content;
const { form, map } = contact;

for (const [name, isUsed, goOn] of [
  ['the map moves to another page while the form is in use', true, ['map']],
  ['the form moves to another page by itself', false, ['form']],
  ['the form moves to another page by itself after it was used', true, ['form']],
  ['both move at once, and neither was used', false, ['form', 'map']],
  ['both move at once, the map first, and the form was used', true, ['map', 'form']],
] as const)
  test(`[P6] when ${name}, a panel replaces what is blocked, and nothing else`, async ({ page }) => {
    const body = `<!doctype html><input aria-label="Name">
      <script>addEventListener('message', () => location.assign('https://thanks.example/'))</script>`;
    for (const address of [business.quoteForm.embedUrl, business.mapEmbedUrl])
      await page.route(`${new URL(address).origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
    await open(page, '/contact');
    const sections = { form: section(page, form.heading), map: section(page, map.heading) };
    for (const part of Object.values(sections)) {
      await part.scrollIntoViewIfNeeded();
      await expect(part.locator('[data-frame="shown"]')).toBeVisible();
    }
    const typed = sections.form.frameLocator('iframe').getByLabel('Name');
    if (isUsed) await typed.fill('Jo');
    // Focus in one frame says nothing about the other frame.
    if (isUsed) await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(
      (titles) => {
        for (const title of titles)
          document
            .querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
            ?.contentWindow?.postMessage('go', '*');
      },
      goOn.map((which) => contact[which].frameTitle),
    );
    for (const [which, part] of Object.entries(sections)) {
      const isBlocked = goOn.some((each) => each === which);
      await expect(part.locator('[data-frame]')).toHaveAttribute(
        'data-frame',
        isBlocked ? 'failed' : 'shown',
      );
      await expect(part.locator('iframe')).toBeVisible({ visible: !isBlocked });
    }
    if (!goOn.some((which) => which === 'form')) return expect(typed).toHaveValue('Jo');
    const says = isUsed ? form.blocked : form.failed;
    await expect(sections.form.getByRole('heading', { name: says.title })).toBeVisible();
    await expect(sections.form.getByRole('textbox').first()).toBeVisible({ visible: !isUsed });
  });
