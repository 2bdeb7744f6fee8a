import type { Page } from '@playwright/test';
import { testOnSiteWith } from './changed-site.ts';
import { content, expect, hydrated, pages } from './site.ts';

const measurementId = 'G-AB12CD34EF';
const replayId = 'ab12cd34ef';
const tags = [
  `https://www.googletagmanager.com/gtag/js?id=${measurementId}`,
  `https://www.clarity.ms/tag/${replayId}`,
];

const test = testOnSiteWith({
  'measurementId: null': `measurementId: ${measurementId}`,
  'replayId: null': `replayId: ${replayId}`,
});
// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** What the page has asked its statistics to do. */
const asked = (page: Page, name: string) =>
  page.evaluate(
    (command) => (window.dataLayer ?? []).map((entry) => [...entry]).filter(([first]) => first === command),
    name,
  );
const views = async (page: Page) => (await asked(page, 'event')).filter(([, name]) => name === 'page_view');

const blogLink = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link', { name: content.layout.routeLabels.blog });

function view(address: string, route: string, query = '') {
  const page_title = `${pages.find((one) => one.path === route)?.title} | ${content.business.name}`;
  return ['event', 'page_view', { page_title, page_location: address + route + query }];
}

test('[A3] [A4] with ids both scripts are asked for, once, and nothing is warned of', async ({
  page,
  baseURL: address = '',
}) => {
  const requested: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) requested.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`${address}/about?utm_source=flyer&email=jo%40mail.example`);
  await expect.poll(() => requested.toSorted()).toEqual(tags.toSorted());
  expect(await asked(page, 'config')).toEqual([
    ['config', measurementId, expect.objectContaining({ send_page_view: false })],
  ]);
  expect(await page.evaluate(() => window.clarity !== undefined)).toBe(true);

  await test.step('[A3] each page that is shown counts once, the first one too, without what a query holds', async () => {
    await expect.poll(() => views(page)).toEqual([view(address, '/about', '?utm_source=flyer')]);
    await hydrated(page);
    await blogLink(page).click();
    await expect.poll(async () => (await views(page)).at(-1)).toEqual(view(address, '/blog'));
    await page.goBack();
    await expect.poll(() => views(page)).toHaveLength(3);
    const entries = await page.evaluate(() => window.dataLayer?.map((entry) => [...entry]));
    expect(JSON.stringify(entries)).not.toContain('mail.example');
  });
  expect(requested.toSorted()).toEqual(tags.toSorted());
  expect(warnings).toEqual([]);
});

test('[A3] a blocker that stops the scripts harms nothing', async ({
  page,
  context,
  baseURL: address = '',
}) => {
  const failures: string[] = [];
  context.on('weberror', (error) => failures.push(String(error.error())));
  await context.route(/googletagmanager|clarity/, (route) => route.abort());
  await page.goto(`${address}/about`);
  await expect.poll(() => views(page)).toHaveLength(1);
  await blogLink(page).click();
  await expect(page).toHaveURL(`${address}/blog`);
  await expect.poll(() => views(page)).toHaveLength(2);
  expect(failures).toEqual([]);
});
