import '../build/production-mode.ts';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite } from '../build/build.ts';
import { testContent, testOutput } from '../build/test-content.ts';
import { serve } from '../server/main.ts';
import { test as base, content, expect, hydrated, pages, stubOtherHosts } from './site.ts';

/** One after the other in one process, so that the site with ids is built once. */
base.describe.configure({ mode: 'default' });

const measurementId = 'G-AB12CD34EF';
const replayId = 'ab12cd34ef';
const root = path.resolve(import.meta.dirname, '..');

/** The site as it is with ids for its statistics, built into a folder of its own. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const changed = await testContent();
      const output = await testOutput();
      await changed.edit('business.yaml', 'measurementId: null', `measurementId: ${measurementId}`);
      await changed.edit('business.yaml', 'replayId: null', `replayId: ${replayId}`);
      await buildSite({ root, contentDir: changed.dir, outDir: output.outDir, say: () => undefined });
      const site = await serve({ root: path.join(output.outDir, 'site'), port: 0 });
      await use(`http://localhost:${site.port}`);
      await site.close();
      await output.remove();
      await changed.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const tags = [
  `https://www.googletagmanager.com/gtag/js?id=${measurementId}`,
  `https://www.clarity.ms/tag/${replayId}`,
];

test.beforeEach(async ({ context, address }) => stubOtherHosts(context, address));

/** What the page has asked its statistics to do. */
const asked = (page: Page, name: string) =>
  page.evaluate(
    (command) => (window.dataLayer ?? []).map((entry) => [...entry]).filter(([first]) => first === command),
    name,
  );
const views = async (page: Page) => (await asked(page, 'event')).filter(([, name]) => name === 'page_view');

function view(address: string, route: string, query = '') {
  const page_title = `${pages.find((one) => one.path === route)?.title} | ${content.business.name}`;
  return ['event', 'page_view', { page_title, page_location: address + route + query }];
}

test('[A4] with ids both scripts are asked for, once, and nothing is warned of', async ({
  page,
  address,
}) => {
  const requested: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) requested.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`${address}/about`);
  await expect.poll(() => requested.toSorted()).toEqual(tags.toSorted());
  expect(await asked(page, 'config')).toEqual([
    ['config', measurementId, expect.objectContaining({ send_page_view: false })],
  ]);
  expect(await page.evaluate(() => window.clarity !== undefined)).toBe(true);
  expect(warnings).toEqual([]);
});

test('[A3] each page that is shown counts once, the first one too, without what a query holds', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/about?utm_source=flyer&email=jo%40mail.example`);
  await expect.poll(() => views(page)).toEqual([view(address, '/about', '?utm_source=flyer')]);
  await hydrated(page);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await footer.getByRole('link', { name: content.layout.routeLabels.blog }).click();
  await expect.poll(async () => (await views(page)).at(-1)).toEqual(view(address, '/blog'));
  await page.goBack();
  await expect.poll(() => views(page)).toHaveLength(3);
  expect(
    JSON.stringify(await page.evaluate(() => window.dataLayer?.map((entry) => [...entry]))),
  ).not.toContain('mail.example');
});

test('[A3] a blocker that stops the scripts harms nothing', async ({ page, context, address }) => {
  const failures: string[] = [];
  context.on('weberror', (error) => failures.push(String(error.error())));
  await context.route(/googletagmanager|clarity/, (route) => route.abort());
  await page.goto(`${address}/about`);
  await expect.poll(() => views(page)).toHaveLength(1);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await footer.getByRole('link', { name: content.layout.routeLabels.blog }).click();
  await expect(page).toHaveURL(`${address}/blog`);
  await expect.poll(() => views(page)).toHaveLength(2);
  expect(failures).toEqual([]);
});
