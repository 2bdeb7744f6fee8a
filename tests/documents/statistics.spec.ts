import type { Page, Route } from '@playwright/test';
import { many } from '../support/other-site.ts';
import { expect, hydrated } from '../support/site.ts';

const { test, content, goTo, pages } = many;
const { name, tracking } = content.business;
const tags = [
  `https://www.googletagmanager.com/gtag/js?id=${tracking.measurementId}`,
  `https://www.clarity.ms/tag/${tracking.replayId}`,
];

/** The calls that the page has made to its statistics. */
const asked = (page: Page, name: string) =>
  page.evaluate(
    (command) => (window.dataLayer ?? []).map((entry) => [...entry]).filter(([first]) => first === command),
    name,
  );
const views = async (page: Page) => (await asked(page, 'event')).filter(([, name]) => name === 'page_view');

function view(address: string, route: string, query = '') {
  const page_title = `${pages.find((one) => one.path === route)?.title} | ${name}`;
  return ['event', 'page_view', { page_title, page_location: address + route + query }];
}

test('@A3 @A4 with ids both scripts are requested once, without a warning', async ({
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
    ['config', tracking.measurementId, expect.objectContaining({ send_page_view: false })],
  ]);
  expect(await page.evaluate(() => window.clarity !== undefined)).toBe(true);

  await test.step('each page shown counts once, including the first, without its query', async () => {
    await expect.poll(() => views(page)).toEqual([view(address, '/about', '?utm_source=flyer')]);
    await hydrated(page);
    await goTo(page, 'blog');
    await expect.poll(async () => (await views(page)).at(-1)).toEqual(view(address, '/blog'));
    await page.goBack();
    await expect.poll(() => views(page)).toHaveLength(3);
    const entries = await page.evaluate(() => window.dataLayer?.map((entry) => [...entry]));
    expect(JSON.stringify(entries)).not.toContain('mail.example');
  });
  expect(requested.toSorted()).toEqual(tags.toSorted());
  expect(warnings).toEqual([]);
});

const foreignScript = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' });
/** What blockers do to scripts, and how many page views are then counted. */
const blocked = [
  ['stops the scripts', /googletagmanager|clarity/, (route: Route) => route.abort(), 2],
  ["stops the site's own script that loads them", /optional-scripts-/, (route: Route) => route.abort(), 0],
  ["answers with another script for the site's own", /optional-scripts-/, foreignScript, 0],
] as const;

test('@A3 a blocker breaks nothing', async ({ context, complaints, baseURL: address = '' }) => {
  for (const [what, scripts, answer, count] of blocked)
    await test.step(what, async () => {
      const page = await context.newPage();
      await page.route(scripts, answer);
      const asked = page.waitForRequest(scripts);
      await page.goto(`${address}/about`);
      await asked;
      await hydrated(page);
      await goTo(page, 'blog');
      await expect.poll(() => views(page)).toHaveLength(count);
      await page.close();
    });
  expect(complaints.filter((complaint) => !/net::ERR_FAILED/.test(complaint))).toEqual([]);
});

test('@A4 a tag may only add scripts from its own host, and pages still change without a reload', async ({
  page,
  context,
  baseURL: address = '',
}) => {
  const further = ['https://a.www.googletagmanager.com/more.js', 'https://scripts.clarity.ms/more.js'];
  const foreign = ['https://other.example/more.js', 'https://googletagmanager.com.other.example/more.js'];
  const tag = `
    for (const src of ${JSON.stringify([...further, ...foreign])}) {
      try {
        document.head.append(Object.assign(document.createElement('script'), { src }));
      } catch {
        (window.refused ??= []).push(src);
      }
    }
  `;
  const requested: string[] = [];
  await context.route(/^https:/, (route) => {
    requested.push(route.request().url());
    const body = tags[0] === route.request().url() ? tag : '(window.ran ??= []).push(1)';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${address}/about`);
  const seen = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
  // The other tag, and the two scripts that the first one adds.
  await expect.poll(() => seen('ran')).toHaveLength(3);
  expect(await seen('refused')).toEqual(foreign);
  expect(requested.toSorted()).toEqual([...tags, ...further].toSorted());
  await goTo(page, 'blog');
  // The document has not been reloaded.
  expect(await seen('refused')).toEqual(foreign);
});
