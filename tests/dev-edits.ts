import type { Page } from '@playwright/test';
import type { DevSite } from './dev-site.ts';
import { patience, type Timings } from './dev-test.ts';
import { content, expect, open, reach } from './site.ts';

// What a developer edits, and where it must show. Edits stay for the ones after them.

/** Saves, waits until the change shows on the page, and records how long that took. */
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

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

export async function editStylesAndIslands(page: Page, dev: DevSite, timings: Timings): Promise<void> {
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
  // The page then reports its version again, which is the version of the edit.
  await page.evaluate(() => history.replaceState(null, '', '?edited'));
  await shows(
    timings,
    'CSS module of an island',
    () => dev.edit('src/ui/ReviewCard.module.css', '.toggle {', '.toggle { outline-offset: 7px;'),
    () => expect(opened).toHaveCSS('outline-offset', '7px', { timeout: patience }),
  );
  await shows(
    timings,
    'CSS module after main',
    () => dev.edit('src/layout/after-main/Footer.module.css', '.footer {', '.footer { outline-offset: 6px;'),
    () => expect(page.getByRole('contentinfo')).toHaveCSS('outline-offset', '6px', { timeout: patience }),
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
    () => dev.edit('src/styles/tokens.css', '--text: brand(text)', '--text: #010203'),
    () => expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: patience }),
  );
  expect(await isMarked(page)).toBe(true);
}

export async function editSections(page: Page, dev: DevSite, timings: Timings): Promise<void> {
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
    () => dev.edit('src/pages/Services.tsx', '<PremiumServices {...services.premium} />', '<p>Of a page</p>'),
    isShown('Of a page'),
  );
  await shows(
    timings,
    'navbar',
    () => dev.edit('src/layout/Navbar.tsx', '<Wordmark name={business.name} logo={logo} />', 'Of the navbar'),
    () => expect(page.getByRole('banner')).toContainText('Of the navbar', { timeout: patience }),
  );
  await dev.edit('src/pages/Services.tsx', '<p>Of a page</p>', '<Added />');
  await dev.edit(
    'src/pages/Services.tsx',
    'export const head',
    "import { Added } from '../sections/services/Added.tsx';\nexport const head",
  );
  await expect(page.locator('vite-error-overlay')).toContainText('Added.tsx', { timeout: patience });
  await dev.write('src/sections/services/Added.module.css', '.added { color: rgb(1 2 3); }\n');
  await shows(
    timings,
    'new section',
    () =>
      dev.write(
        'src/sections/services/Added.tsx',
        "import styles from './Added.module.css';\nexport const Added = () => <p className={styles.added}>Of a new section</p>;\n",
      ),
    () =>
      expect(page.getByText('Of a new section')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: patience }),
  );
}

export async function editContent(page: Page, dev: DevSite, timings: Timings): Promise<void> {
  const isShown = (text: string) => () =>
    expect(page.getByText(text).first()).toBeVisible({ timeout: patience });
  await open(page, '/blog');
  const article = 'sample/content/articles/hepa-filters-clean-home.md';
  await shows(
    timings,
    'colour of the brand',
    () => dev.edit('sample/brand/colours.yaml', "page: '#", "page: '#fafbfc' #"),
    () =>
      expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 251, 252)', { timeout: patience }),
  );
  await shows(
    timings,
    'content file',
    () =>
      dev.edit(
        'sample/content/pages/blog.yaml',
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
        'sample/content/articles/added.md',
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

  const [line = '', file = ''] = /src: (\S+)/.exec(await dev.read(article)) ?? [];
  const photo = page.getByRole('main').locator('img').first();
  const source = async () => {
    let chosen = '';
    // A document that has just been loaded has not chosen a variant yet.
    await expect(async () => {
      chosen = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(chosen).not.toBe('');
    }).toPass({ timeout: patience });
    return chosen;
  };
  const before = await source();
  await shows(
    timings,
    'photo',
    () => dev.copy('sample/photos/kitchen-01.jpg', `sample/photos/${file}`),
    () => expect(async () => expect(await source()).not.toBe(before)).toPass({ timeout: patience }),
  );
  const copied = await source();
  await shows(
    timings,
    'record of a photo',
    () => dev.write('sample/content/photos.yaml', `${file}: { focus: [13, 17], turn: 90 }\n`),
    () => expect(photo).toHaveCSS('object-position', '13% 17%', { timeout: patience }),
  );
  expect(await source()).not.toBe(copied);
  await shows(
    timings,
    'new photo',
    async () => {
      await dev.copy('sample/photos/kitchen-02.jpg', 'sample/photos/added.jpg');
      await dev.edit(article, line, 'src: added.jpg');
    },
    () => expect(async () => expect(await source()).toContain('/added')).toPass({ timeout: patience }),
  );
  // The page may reload meanwhile, because both the photo and the article were saved.
  await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass({
    timeout: patience,
  });
}

export async function addIslandAndPage(page: Page, dev: DevSite, timings: Timings): Promise<void> {
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
        'export const head',
        "import { Island } from '@site/islands';\nimport { Counter } from '../sections/services/Counter.island.tsx';\nexport const head",
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
      await dev.copy('sample/content/pages/not-found.yaml', 'sample/content/pages/added.yaml');
      await dev.edit(
        'sample/content/pages/added.yaml',
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
}
