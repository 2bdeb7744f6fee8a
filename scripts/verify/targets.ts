import type { Page } from '@playwright/test';
import { decoded } from '../../pipeline/content/articles/article-photos.ts';
import { quoted, type Report } from './report.ts';

/** A site: where it is served, its public address, and the HTML at each path that was requested. */
export type Site = { origin: string; siteUrl: string; documents: Map<string, Promise<string>> };

/**
 * Checks that links of an open page to places in pages of this site find them. The build has checked the pages.
 * @param missing paths that the page has asked for in vain
 */
export async function checkTargets(
  page: Page,
  report: Report,
  { origin, siteUrl, documents }: Site,
  missing: ReadonlySet<string>,
): Promise<void> {
  const links = await page.evaluate(() =>
    // The panel of a tab exists once the tab is chosen.
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]:not([role="tab"])')].map((link) => ({
      site: link.origin,
      path: link.pathname,
      hash: link.hash,
      href: link.getAttribute('href') ?? '',
      name: link.getAttribute('aria-label') ?? link.textContent ?? '',
    })),
  );
  for (const { site, path, hash, href, name } of links) {
    const id = decoded(hash.slice(1));
    if (!id || (site !== origin && site !== new URL(siteUrl).origin)) continue;
    const html = documents.get(path) ?? fetch(origin + path).then((response) => response.text());
    documents.set(path, html);
    const what = `the link ${quoted(name)} leads to ${href}, but ${path} has no place of this name`;
    if (!(await html).includes(` id="${id}"`)) report.problem(what, 'correct the address', href, name);
  }
  for (const file of missing)
    report.problem(`the file ${file} cannot be loaded`, 'check that its photo exists, and build again');
}
