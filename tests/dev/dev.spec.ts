import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type DevSite, startDevSite } from '../support/dev-site.ts';
import { test as base, content, expect, hydrateAll, open, reach } from '../support/site.ts';
import { contentOf } from '../support/test-content.ts';

/** A business with few files, as watchers tell of each: its path from the copy, which is in .cache/. */
const few = '../../tests/few';

/** These tests use the dev server of a copy of the project. */
const test = base.extend<object, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they take.
    async ({}, use) => {
      const dev = await startDevSite();
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.origin),
});

// One worker, so that the dev server starts only once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The first one: a later one adds a page, whose file every business must then have.
test('a business that has begun, is broken or goes shows at once, with its colours', async ({
  page,
  dev,
}) => {
  const { business } = await contentOf('tests/few');
  const footer = page.getByRole('contentinfo');
  const body = page.locator('body');
  await dev.copy(few, '.cache/begun');
  await dev.move('.cache/begun', 'business');
  await open(page, '/services');
  await expect(footer).toContainText(business.name);
  await expect(body).toHaveCSS('background-color', 'rgb(20, 24, 29)');
  await dev.move('business/brand', '.cache/brand');
  await expect(page.locator('vite-error-overlay')).toContainText('business/ has no brand/');
  await dev.move('business', '.cache/begun');
  await expect(footer).toContainText(content.business.name);
  await expect(body).not.toHaveCSS('background-color', 'rgb(20, 24, 29)');
});

test('every island works; saved styles and islands show without a reload and keep their state; a mistake shows until it is fixed', async ({
  page,
  dev,
  complaints,
}) => {
  const seen = new Set<string | null>();
  for (const to of ['/gallery', '/before-after', '/builders-handover', '/contact', '/']) {
    await open(page, to);
    await hydrateAll(page);
    for (const island of await page.locator('[data-hydrated="yes"]').all())
      seen.add(await island.getAttribute('data-island'));
  }
  const islands = globSync('src/**/*.island.tsx').map((file) => path.basename(file, '.island.tsx'));
  expect([...seen].sort()).toEqual(islands.sort());
  expect(complaints).toEqual([]);

  const { readMore, readLess } = content.home.testimonials;
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const more = page.getByRole('button', { name: readMore, exact: true }).first();
  await reach(more);
  await more.click();
  const opened = page.getByRole('button', { name: readLess });
  await expect(opened).toBeVisible();
  await dev.edit('src/ui/ReviewCard.tsx', '{review.name}', '{review.name} of a widget');
  await expect(page.getByText('of a widget').first()).toBeAttached();
  await dev.edit('src/ui/ReviewCard.module.css', '.toggle {', '.toggle { outline-offset: 7px;');
  await expect(opened).toHaveCSS('outline-offset', '7px');
  await dev.edit('src/sections/home/Hero.module.css', '.hero {', '.hero { outline-offset: 9px;');
  await expect(page.locator('#hero')).toHaveCSS('outline-offset', '9px');
  await dev.edit('src/styles/tokens.css', '--text: brand(text)', '--text: #010203');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(opened).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-marked');

  const overlay = page.locator('vite-error-overlay');
  const phone = `"${content.business.phone}"`;
  const mistakes: [file: string, find: string, mistake: string, sentence: string][] = [
    ['src/sections/home/Hero.tsx', '<section', '<<section', 'Hero.tsx'],
    ['src/ui/ReviewCard.module.css', '}', '', 'ReviewCard.module.css'],
    ['src/ui/ReviewCard.tsx', '<Stack as="figure"', '<<Stack as="figure"', 'ReviewCard.tsx'],
    ['sample/content/business.yaml', phone, '"<b>"', 'sample/content/business.yaml, phone: must be'],
  ];
  for (const [file, find, mistake, sentence] of mistakes) {
    const fix = await dev.edit(file, find, mistake);
    await expect(overlay).toContainText(sentence);
    await fix();
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('#hero')).toBeVisible();
  }
});

test('saved sections, pages and the navbar show at once, and so do new sections and pages', async ({
  page,
  dev,
}) => {
  const services = 'src/pages/Services.tsx';
  await open(page, '/services');
  await dev.edit('src/sections/PageHeader.tsx', '{heading}', '{heading} of a section');
  await expect(page.getByRole('main')).toContainText('of a section');
  await dev.edit(
    'src/layout/Navbar.tsx',
    '<Wordmark name={business.name} logo={brand.logo.inNavbar} />',
    'Of the navbar',
  );
  await expect(page.getByRole('banner')).toContainText('Of the navbar');

  await test.step('a new section, imported before it exists', async () => {
    await dev.edit(services, '<ResidentialServices {...content} />', '<Added />');
    const added = "import { Added } from '../sections/services/Added.tsx';\nexport const head";
    await dev.edit(services, 'export const head', added);
    await expect(page.locator('vite-error-overlay')).toContainText('Added.tsx');
    const source = 'export const Added = () => <p>Of a new section</p>;\n';
    await dev.write('src/sections/services/Added.tsx', source);
    await expect(page.getByText('Of a new section')).toBeVisible();
  });
  await test.step('a new page', async () => {
    // The page may still reload itself for the new section, which ends this visit.
    await expect(() => page.goto('/added')).toPass();
    const own = 'sample/content/pages/added.yaml';
    await dev.copy('sample/content/pages/not-found.yaml', own);
    await dev.edit(own, `heading: ${content.notFound.heading}`, 'heading: Of a new page');
    await dev.edit('src/content/schemas/pages.ts', 'notFound: n', 'added: notFoundSchema,\n  notFound: n');
    await dev.write(
      'src/pages/Added.tsx',
      "import { content } from '../content/index.ts';\nconst { added } = content;\nexport const head = added.meta;\nexport default () => <h1>{added.heading}</h1>;\n",
    );
    const route = "{ path: '/added', page: 'added', menu: false, footer: false },\n  { path: '/about'";
    await dev.edit('src/routes.ts', "{ path: '/about'", route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Of a new page');
  });
});

test('saved content, articles and photos show at once, and so do new ones', async ({ page, dev }) => {
  const main = page.getByRole('main');
  const article = 'sample/content/articles/hepa-filters-clean-home.md';
  await open(page, '/blog');
  const heading = `heading: ${content.blog.closing.heading}`;
  await dev.edit('sample/content/pages/blog.yaml', heading, 'heading: Of a content file');
  await expect(main).toContainText('Of a content file');
  const other = (await dev.read(article)).replace('title: What', 'title: Added');
  await dev.write('sample/content/articles/added.md', other);
  await expect(main).toContainText('Added a HEPA');
  await open(page, '/blog/hepa-filters-clean-home');
  await dev.edit(article, 'Run a finger', 'Of an article');
  await expect(main).toContainText('Of an article');

  const [line = '', file = ''] = /src: (\S+)/.exec(await dev.read(article)) ?? [];
  const photo = main.locator('img').first();
  // Nothing while the page reloads.
  const source = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc).catch(() => '');
  const expectSource = (expected: RegExp) => expect.poll(source).toMatch(expected);
  let before = '';
  await expect(async () => {
    before = await source();
    expect(before).not.toBe('');
  }).toPass();
  await dev.copy('sample/photos/kitchen-01.jpg', `sample/photos/${file}`);
  await expectSource(new RegExp(`^(?!${before}).`));
  await dev.write('sample/content/photos.yaml', `${file}: { focus: [13, 17], turn: 90 }\n`);
  await expect(photo).toHaveCSS('object-position', /13%.* 17%/);
  await dev.copy('sample/photos/kitchen-02.jpg', 'sample/photos/added.jpg');
  await dev.edit(article, line, 'src: added.jpg');
  await expectSource(/\/added/);
  // The page may reload meanwhile, because both the photo and the article were saved.
  await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass();
});
