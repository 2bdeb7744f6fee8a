import type { Page, Request, Route } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { testOnSiteWith } from './changed-site.ts';
import { details, fillForm, openForm, quoteForm, words } from './quote-form.ts';
import { content, expect } from './site.ts';

const endpoint = 'https://forms.example.com/quotes';
const test = testOnSiteWith({ 'endpoint: null': `endpoint: ${endpoint}` });

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const { panel, toast } = words;
const headers = { 'Access-Control-Allow-Origin': '*' };

/** Answers the posts to the form service in turn, the last answer for all that follow, and collects them. */
async function service(page: Page, ...answers: ((route: Route) => unknown)[]): Promise<Request[]> {
  const posts: Request[] = [];
  await page.route(endpoint, (route) => {
    posts.push(route.request());
    return answers[Math.min(posts.length, answers.length) - 1]?.(route);
  });
  return posts;
}
const json = (status: number) => (route: Route) => route.fulfill({ status, headers, json: {} });
const keyOf = (post: Request | undefined) => post?.headers()['idempotency-key'];

/** Opens the form, fills it in and lets the time pass that a person needs for it. */
async function openFilled(page: Page) {
  await page.clock.install();
  const form = await openForm(page);
  await fillForm(page);
  await page.clock.fastForward(3000);
  return form;
}

for (const status of [200, 201, 202, 204]) {
  test(`[Q3] delivery on, ${status}: one post with the details, then the toast and an empty form`, async ({
    page,
  }) => {
    const posts = await service(page, (route) =>
      status === 204 ? route.fulfill({ status, headers }) : json(status)(route),
    );
    const form = await openFilled(page);
    await form.submit.click();
    await expect(form.toast).toBeVisible();
    await expect(form.received).toBeVisible();
    await expect(form.field('name')).toHaveValue('');
    await expect(form.area.getByText(panel.unsent.text)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.method()).toBe('POST');
    expect(posts[0]?.postDataJSON()).toEqual(details);
    expect(keyOf(posts[0])).toMatch(/^[0-9a-f-]{36}$/);
  });
}

const failures: Record<string, { answer: (route: Route) => unknown; says: string }> = {
  '400': { answer: json(400), says: panel.failures.refused },
  '422': { answer: json(422), says: panel.failures.refused },
  '500': { answer: json(500), says: panel.failures.broken },
  HTML: {
    answer: (route) => route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><p>Hi' }),
    says: panel.failures.broken,
  },
  offline: { answer: (route) => route.abort('internetdisconnected'), says: panel.failures.unreachable },
  'no answer': { answer: () => undefined, says: panel.failures.timeout },
};

for (const [name, { answer, says }] of Object.entries(failures)) {
  test(`[Q2] [Q3] delivery on, ${name}: says what happened, keeps what was typed, and can try again`, async ({
    page,
  }) => {
    const posts = await service(page, answer, json(200));
    const form = await openFilled(page);
    await form.submit.click();
    await expect.poll(() => posts.length).toBe(1);
    if (name === 'no answer') {
      await expect(form.submitting).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(15_000);
    }
    await expect(form.failure).toContainText(panel.failed);
    await expect(form.failure).toContainText(says);
    await expect(form.toast).toHaveCount(0);
    for (const [field, value] of Object.entries(details))
      await expect(form.field(field as keyof typeof details)).toHaveValue(value);
    await expect(form.area.getByLabel(panel.details)).toHaveValue(/Jo Bloggs/);
    await expect(form.area.getByRole('link', { name: panel.email })).toHaveAttribute(
      'href',
      /^mailto:.*Bloggs/,
    );
    await expect(form.area.getByRole('link', { name: content.business.phone }).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await form.area.getByRole('button', { name: panel.retry }).click();
    await expect(form.toast).toBeVisible();
    await expect(form.failure).toHaveCount(0);
    await expect(form.submit).toBeFocused();
    expect(posts).toHaveLength(2);
    expect(keyOf(posts[1])).toBe(keyOf(posts[0]));
  });
}

test('[Q2] delivery on: a slow answer keeps the button submitting, and a second press sends nothing', async ({
  page,
}) => {
  let answer = () => {};
  const posts = await service(page, async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await json(200)(route);
  });
  const form = await openFilled(page);
  await form.submit.click();
  await expect(form.submitting).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(10_000);
  await form.submitting.click({ force: true });
  await form.field('email').press('Enter');
  await expect(form.submitting).toBeVisible();
  answer();
  await expect(form.toast).toHaveText(`${toast.title}${toast.description}`);
  expect(posts).toHaveLength(1);
});

test('[Q3] delivery on: less than three seconds looks automatic, sends nothing and loses nothing', async ({
  page,
}) => {
  const posts = await service(page, json(200));
  // The time counts from the first touch of the form, and it stands still from then on.
  await page.clock.install();
  await page.goto('/');
  const form = quoteForm(page);
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.submit).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 10_000);
  await fillForm(page);
  await form.submit.click();
  await expect(form.failure).toContainText(panel.failures.automatic);
  await expect(form.area.getByLabel(panel.details)).toHaveValue(/Jo Bloggs/);
  await expect(form.area.getByRole('button', { name: panel.retry })).toHaveCount(0);
  expect(posts).toEqual([]);
});

test('[Q3] delivery on: the hidden field is out of reach for people, and who fills it in is held back', async ({
  page,
}) => {
  const posts = await service(page, json(200));
  const form = await openFilled(page);
  const trap = form.area.locator('input[name="reference"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.area.getByRole('textbox', { name: words.honeypot })).toHaveCount(0);
  await form.field('message').focus();
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  const { width = 99, height = 99 } = (await trap.locator('..').boundingBox()) ?? {};
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);

  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'filled by a machine';
  });
  await form.submit.click();
  await expect(form.failure).toContainText(panel.failures.automatic);
  await expect(form.field('message')).toHaveValue(details.message);
  expect(posts).toEqual([]);
});

test('[Q3] delivery on: the privacy note names the service that the details go to', async ({ page }) => {
  const { privacy } = content.notes;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: privacy.heading }).click();
  const note = page.getByRole('dialog', { name: privacy.heading });
  await expect(note).toContainText(privacy.deliveryOn.replace('{host}', 'forms.example.com'));
  await expect(note).not.toContainText(privacy.deliveryOff);
  expect(await accessibilityProblems(page)).toEqual([]);
});
