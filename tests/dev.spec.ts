import type { Page } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';
import { chatButton, chatWindow } from './floating.ts';
import { test as base, content, expect, open, reach, stubOtherHosts } from './site.ts';

/** The dev server of a copy of the project is the site of these tests; `production` is a page of the build. */
const test = base.extend<{ production: Page; timings: Timings }, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
    async ({}, use) => {
      const dev = await startDevSite();
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.origin),
  production: async ({ browser }, use, { project }) => {
    const { baseURL } = project.use;
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
    await stubOtherHosts(context, baseURL);
    await use(await context.newPage());
    await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
  timings: async ({}, use, { annotations }) => {
    const timings: Timings = new Map();
    await use(timings);
    for (const [type, ms] of timings) annotations.push({ type, description: `${ms} ms` });
  },
});
/** Milliseconds in which something has to show; far more than it takes, for the sake of busy machines. */
const patience = 10_000;

type Timings = Map<string, number>;
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The styles of every element of the page; what a build renames (tokens, keyframes) only by its effect. */
async function computedStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('body, body *:not(svg *, script, template)').evaluateAll((elements) =>
    elements.map((element) => {
      const styles = getComputedStyle(element);
      const lines = [...styles]
        .filter((name) => name !== 'animation-name' && !name.startsWith('--'))
        // A build writes the `none` of a background as the same in fewer letters.
        .map((name) => `${name}: ${styles.getPropertyValue(name).replace('0px 0px', '0% 0%')}`);
      return [element.tagName, ...lines].join('\n').replaceAll(location.origin, '');
    }),
  );
}

for (const route of ['/', '/gallery', '/services'])
  test(`${route} reads and looks under the dev server as in production`, async ({
    page,
    production,
    complaints,
  }) => {
    const pages = [page, production];
    for (const shown of pages) await open(shown, route);
    const texts = () => Promise.all(pages.map((shown) => shown.getByRole('main').innerText()));
    await expect(async () => {
      const [text, expected] = await texts();
      expect(text).toBe(expected);
    }).toPass({ timeout: patience });
    const [styles = [], expected = []] = await Promise.all(pages.map(computedStyles));
    expect(styles.length).toBeGreaterThan(100);
    expect(styles.length).toBe(expected.length);
    const different = styles.flatMap((style, index) => {
      const lines = new Set(expected[index]?.split('\n'));
      const others = style.split('\n').filter((line) => !lines.has(line));
      return others.length > 0 ? [`${index} ${style.split('\n')[0]}: ${others.join('; ')}`] : [];
    });
    expect(different.slice(0, 5)).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('islands, lightbox, menu and chat work under the dev server', async ({ page, complaints }) => {
  const { layout, gallery, galleryPhotos } = content;
  await open(page, '/gallery');
  await page.getByRole('tab', { name: gallery.tabs.kitchens, exact: true }).click();
  const [photo] = galleryPhotos.categories.kitchens;
  await page.getByRole('button', { name: photo?.alt ?? '', exact: true }).click();
  await expect(page.getByRole('dialog', { name: layout.lightbox.label })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: layout.openMenu, exact: true }).click();
  await page
    .locator('#mobile-menu')
    .getByRole('link', { name: layout.routeLabels.services, exact: true })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Saves, waits until it shows in the page, and notes how long that took. */
async function shows(
  timings: Timings,
  what: string,
  save: () => Promise<unknown>,
  seen: () => Promise<void>,
) {
  const start = performance.now();
  await save();
  await seen();
  timings.set(what, Math.round(performance.now() - start));
}

/** Marks the document, so that one that was loaded anew can be told from it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('saved styles and islands show without loading the page anew', async ({ page, dev, timings }) => {
  await open(page, '/');
  await mark(page);
  const more = page.getByRole('button', { name: content.home.testimonials.readMore, exact: true }).first();
  await reach(more);
  await more.click();
  const opened = page.getByRole('button', { name: content.home.testimonials.readLess });
  await expect(opened).toBeVisible();
  await shows(
    timings,
    'widget of an island',
    () => dev.edit('src/ui/ReviewCard.tsx', '{review.name}', '{review.name} of a widget'),
    () => expect(page.getByText('of a widget').first()).toBeAttached({ timeout: patience }),
  );
  await expect(opened).toBeVisible();
  await shows(
    timings,
    'CSS module of an island',
    () => dev.edit('src/ui/ReviewCard.module.css', '.toggle {', '.toggle { outline-offset: 7px;'),
    () => expect(opened).toHaveCSS('outline-offset', '7px', { timeout: patience }),
  );
  await shows(
    timings,
    'new class of an island',
    async () => {
      await dev.edit(
        'src/ui/ReviewCard.module.css',
        '.toggle {',
        '.added { outline-offset: 8px; }\n.toggle {',
      );
      await dev.edit('src/ui/ReviewCard.tsx', 'className={styles.review}', 'className={styles.added}');
    },
    () =>
      expect(page.getByRole('figure').filter({ has: opened })).toHaveCSS('outline-offset', '8px', {
        timeout: patience,
      }),
  );
  await expect(opened).toBeVisible();
  await shows(
    timings,
    'CSS module of a section',
    () => dev.edit('src/sections/home/Hero.module.css', '.hero {', '.hero { outline-offset: 9px;'),
    () => expect(page.locator('#hero')).toHaveCSS('outline-offset', '9px', { timeout: patience }),
  );
  await shows(
    timings,
    'tokens.css',
    () => dev.edit('src/styles/tokens.css', '--text: #16302a', '--text: #010203'),
    () => expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: patience }),
  );
  expect(await isMarked(page)).toBe(true);
});

test('a saved section, page and navbar show at once, and new sections and CSS modules', async ({
  page,
  dev,
  timings,
}) => {
  const main = page.getByRole('main');
  const isShown = (text: string) => () => expect(main).toContainText(text, { timeout: patience });
  await open(page, '/services');
  await shows(
    timings,
    'section',
    () => dev.edit('src/sections/PageHeader.tsx', '{heading}', '{heading} of a section'),
    isShown('of a section'),
  );
  await shows(
    timings,
    'page',
    () => dev.edit('src/pages/Services.tsx', '<PremiumServiceList />', '<p>Of a page</p>'),
    isShown('Of a page'),
  );
  await shows(
    timings,
    'navbar',
    () => dev.edit('src/layout/Navbar.tsx', '<Wordmark />', 'Of the navbar'),
    () => expect(page.getByRole('banner')).toContainText('Of the navbar', { timeout: patience }),
  );
  const added = () => page.getByText('Of a new section');
  await shows(
    timings,
    'new section',
    async () => {
      await dev.edit('src/pages/Services.tsx', '<p>Of a page</p>', '<Added />');
      await dev.edit(
        'src/pages/Services.tsx',
        'const { services }',
        "import { Added } from '../sections/services/Added.tsx';\nconst { services }",
      );
      await dev.write(
        'src/sections/services/Added.tsx',
        "import styles from './Added.module.css';\nexport const Added = () => <p className={styles.added}>Of a new section</p>;\n",
      );
      await dev.write('src/sections/services/Added.module.css', '.added { color: rgb(1 2 3); }\n');
    },
    () => expect(added()).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: patience }),
  );
});

test('saved content, articles and photos show at once, and new ones', async ({ page, dev, timings }) => {
  const isShown = (text: string) => () =>
    expect(page.getByText(text).first()).toBeVisible({ timeout: patience });
  await open(page, '/blog');
  const article = 'content/articles/hepa-filters-clean-home.mdx';
  await shows(
    timings,
    'content file',
    () =>
      dev.edit(
        'content/pages/blog.yaml',
        `heading: ${content.blog.header.heading}`,
        'heading: Of a content file',
      ),
    isShown('Of a content file'),
  );
  await shows(
    timings,
    'new article',
    async () =>
      dev.write(
        'content/articles/added.mdx',
        (await dev.read(article)).replace('title: What', 'title: Added'),
      ),
    isShown('Added a HEPA'),
  );
  await open(page, '/blog/hepa-filters-clean-home');
  await shows(
    timings,
    'article',
    () => dev.edit(article, 'Run a finger', 'Of an article'),
    isShown('Of an article'),
  );

  const photo = page.getByRole('main').locator('img').first();
  const source = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const before = await source();
  await shows(
    timings,
    'photo',
    () => dev.copy('photos/kitchen-01.jpg', 'photos/blog-hepa.jpg'),
    () => expect(async () => expect(await source()).not.toBe(before)).toPass({ timeout: patience }),
  );
  await shows(
    timings,
    'new photo',
    async () => {
      await dev.copy('photos/kitchen-02.jpg', 'photos/added.jpg');
      await dev.edit(article, 'src: blog-hepa.jpg', 'src: added.jpg');
    },
    () => expect(async () => expect(await source()).toContain('/added')).toPass({ timeout: patience }),
  );
  // It may be loaded anew meanwhile, as both the photo and the article were saved.
  await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass({
    timeout: patience,
  });
});

test('a new island and a new page show at once', async ({ page, dev, timings }) => {
  await open(page, '/services');
  await shows(
    timings,
    'new island',
    async () => {
      await dev.write(
        'src/sections/services/Counter.island.tsx',
        "import { useState } from 'react';\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;\n}\n",
      );
      await dev.edit(
        'src/pages/Services.tsx',
        '<CallToAction',
        '<Island component={Counter} />\n<CallToAction',
      );
      await dev.edit(
        'src/pages/Services.tsx',
        'const { services }',
        "import { Island } from '../../framework/index.ts';\nimport { Counter } from '../sections/services/Counter.island.tsx';\nconst { services }",
      );
    },
    () => expect(page.getByText('Counted 0')).toBeAttached({ timeout: patience }),
  );
  await reach(page.getByText('Counted 0'));
  await page.getByText('Counted 0').click();
  await expect(page.getByText('Counted 1')).toBeVisible();

  await page.goto('/added');
  await shows(
    timings,
    'new page',
    async () => {
      await dev.copy('content/pages/not-found.yaml', 'content/pages/added.yaml');
      await dev.edit(
        'content/pages/added.yaml',
        `heading: ${content.notFound.heading}`,
        'heading: Of a new page',
      );
      await dev.edit('src/content/schemas/pages.ts', 'notFound: n', 'added: notFoundSchema,\n  notFound: n');
      await dev.write(
        'src/pages/Added.tsx',
        "import { content } from '../content/index.ts';\nconst { added } = content;\nexport const head = added.meta;\nexport default () => <h1>{added.heading}</h1>;\n",
      );
      await dev.edit(
        'src/routes.ts',
        "{ path: '/about'",
        "{ path: '/added', page: 'added', menu: false, footer: false },\n  { path: '/about'",
      );
    },
    () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Of a new page', { timeout: patience }),
  );
});

test('a mistake shows as an overlay with its file and sentence, until it is mended', async ({
  page,
  dev,
}) => {
  const overlay = page.locator('vite-error-overlay');
  const mistakes = [
    { file: 'src/sections/home/Hero.tsx', find: '<section', mistake: '<<section', sentence: 'Hero.tsx' },
    { file: 'src/ui/ReviewCard.module.css', find: '}', mistake: '', sentence: 'ReviewCard.module.css' },
    { file: 'src/ui/ReviewCard.tsx', find: '<figure', mistake: '<<figure', sentence: 'ReviewCard.tsx' },
    {
      file: 'content/business.yaml',
      find: `"${content.business.phone}"`,
      mistake: '"<b>"',
      sentence: 'content/business.yaml, phone: must be',
    },
  ];
  for (const { file, find, mistake, sentence } of mistakes) {
    await open(page, '/');
    const mend = await dev.edit(file, find, mistake);
    await expect(overlay).toContainText(sentence, { timeout: patience });
    await mend();
    await expect(overlay).toHaveCount(0, { timeout: patience });
    await expect(page.locator('#hero')).toBeVisible({ timeout: patience });
  }
});
