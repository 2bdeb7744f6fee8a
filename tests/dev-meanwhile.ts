import type { Page, Route } from '@playwright/test';
import type { DevSite } from './dev-site.ts';
import { patience } from './dev-test.ts';
import { content, expect, heroOf, hydrated, labelOf, open } from './site.ts';

// Files that are saved while a page loads, or that belong to no page.

const headerStyles = 'src/sections/PageHeader.module.css';
const offset = (pixels: number) => `.header { outline-offset: ${pixels}px;`;

/**
 * Saves a style after the server has rendered the next document of a path. The page gets that document only when the
 * server knows about the style.
 * @param load makes the page request the document
 */
async function saveMeanwhile(
  page: Page,
  dev: DevSite,
  path: string,
  load: () => Promise<unknown>,
  [before, after]: [string, string],
): Promise<void> {
  const address = dev.origin + path;
  let onRendered = () => {};
  let release = () => {};
  const rendered = new Promise<void>((done) => {
    onRendered = done;
  });
  const released = new Promise<void>((done) => {
    release = done;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    onRendered();
    await released;
    await route.fulfill({ response });
  };
  await page.route(address, hold, { times: 1 });
  await load();
  await rendered;
  await dev.edit(headerStyles, before, after);
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: patience })
    .toContain(after.slice(after.indexOf('outline')));
  release();
}

export async function saveStylesMeanwhile(page: Page, dev: DevSite): Promise<void> {
  const { residential } = content;
  const isShown = (pixels: number) =>
    expect(heroOf(page)).toHaveCSS('outline-offset', `${pixels}px`, { timeout: patience });
  // The browser treats a document from a test as if it came from another network, whose scripts may not reach this
  // machine.
  await page.context().grantPermissions(['local-network-access']);
  await open(page, '/residential');
  const heading = `heading: ${residential.header.heading}`;
  const saveContent = () =>
    dev.edit('sample/content/pages/residential.yaml', heading, 'heading: Of a content file');
  await saveMeanwhile(page, dev, '/residential', saveContent, ['.header {', offset(11)]);
  await expect(heroOf(page)).toContainText('Of a content file', { timeout: patience });
  await isShown(11);

  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: labelOf('about'), exact: true });
  await saveMeanwhile(page, dev, '/about', () => link.click({ noWaitAfter: true }), [offset(11), offset(12)]);
  await expect(heroOf(page)).toContainText(content.about.header.heading, { timeout: patience });
  await isShown(12);
}

export async function saveOtherFiles(page: Page, dev: DevSite): Promise<void> {
  const reloads: string[] = [];
  const isReload = (payload: string | Buffer) => String(payload).includes('"full-reload"');
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (isReload(payload)) reloads.push(String(payload));
    }),
  );
  const saveOthers = async () => {
    await dev.write('dev.log', `${performance.now()}`);
    await dev.write('report.html', `<p>${performance.now()}</p>`);
  };
  await open(page, '/residential');
  await saveOthers();
  await saveOthers();
  await dev.edit(headerStyles, '.words {', '.words { outline-offset: 13px;');
  const words = heroOf(page).getByRole('heading').locator('..');
  await expect(words).toHaveCSS('outline-offset', '13px', { timeout: patience });
  expect(reloads).toEqual([]);

  const overlay = page.locator('vite-error-overlay');
  const fix = await dev.edit('src/sections/PageHeader.tsx', '<header', '<<header');
  await expect(overlay).toBeVisible({ timeout: patience });
  await saveOthers();
  await saveOthers();
  await fix();
  await expect(words).toHaveCSS('outline-offset', '13px', { timeout: patience });
  expect(reloads).toHaveLength(2);
}
