import type { Request } from '@playwright/test';
import { testOnSiteWith } from './changed-site.ts';
import { details } from './quote-details.ts';
import { fillForm, openForm } from './quote-form.ts';
import { content, expect, section } from './site.ts';

const endpoint = 'https://forms.example.com/quotes';
const test = testOnSiteWith({ 'endpoint: null': `endpoint: ${endpoint}` });

test('[Q2] [Q3] delivery on: the privacy note names the service, and the service gets one post', async ({
  page,
  complaints,
}) => {
  const posts: Request[] = [];
  await page.route(endpoint, (route) => {
    posts.push(route.request());
    return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} });
  });
  await page.clock.install();
  const form = await openForm(page);

  await fillForm(page);
  await page.clock.fastForward(3000);
  await form.submit.click();
  await expect(form.toast).toBeVisible();
  await expect(form.received).toBeVisible();
  await expect(form.field('name')).toHaveValue('');
  expect(posts).toHaveLength(1);
  expect(posts[0]?.method()).toBe('POST');
  expect(posts[0]?.postDataJSON()).toEqual(details);
  expect(posts[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(complaints).toEqual([]);

  await page.goto('/about#privacy');
  const { privacy } = content.notes;
  const note = section(page, privacy.heading);
  await expect(note).toContainText(privacy.deliveryOn.replace('{host}', 'forms.example.com'));
  await expect(note).not.toContainText(privacy.deliveryOff);
});
