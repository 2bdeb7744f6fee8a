import type { Page } from '@playwright/test';
import { quoted, type Report } from './report.ts';

type Target = { isThere: boolean; html: string };
/** A site: where it is served, its public address, and what it has at each path that was requested. */
export type Site = { origin: string; siteUrl: string; targets: Map<string, Promise<Target>> };

/** What a site has at a path, which is requested once. */
function targetAt({ origin, targets }: Site, path: string): Promise<Target> {
  const request = async () => {
    const response = await fetch(origin + path);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage) await response.body?.cancel();
    return { isThere: response.ok, html: isPage ? await response.text() : '' };
  };
  const target = targets.get(path) ?? request();
  targets.set(path, target);
  return target;
}

/**
 * Checks that links of an open page to this site lead to a page, file or place in a page, and that its pictures exist.
 * @param missing paths that the page has asked for in vain
 */
export async function checkTargets(
  page: Page,
  report: Report,
  site: Site,
  missing: ReadonlySet<string>,
): Promise<void> {
  const { links, pictures } = await page.evaluate(() => ({
    // The panel of a tab exists once the tab is chosen.
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([role="tab"])')].map((link) => ({
      address: link.href,
      href: link.getAttribute('href') ?? '',
      name: link.getAttribute('aria-label') ?? link.textContent ?? '',
    })),
    // The browser has chosen one of several files; src is for those that know no other. Behind a placeholder is data-src.
    pictures: [...document.images].flatMap(({ src, currentSrc, dataset, alt }) =>
      [dataset.src ?? src, currentSrc].map((file) => ({ path: new URL(file, location.href).pathname, alt })),
    ),
  }));
  const whyDead = async (address: string): Promise<string | undefined> => {
    const { origin, pathname, hash } = new URL(address);
    if (origin !== site.origin && origin !== new URL(site.siteUrl).origin) return undefined;
    const { isThere, html } = await targetAt(site, pathname);
    if (!isThere && pathname !== report.page) return 'which does not exist';
    const id = decodeURIComponent(hash.slice(1));
    return id && !html.includes(` id="${id}"`) ? `but ${pathname} has no place of this name` : undefined;
  };
  for (const { address, href, name } of links) {
    const why = await whyDead(address).catch(() => 'which is no address');
    if (why)
      report.problem(`the link ${quoted(name)} leads to ${href}, ${why}`, 'correct the address', href, name);
  }
  const lost = new Set(missing);
  for (const { path } of pictures) if (!(await targetAt(site, path)).isThere) lost.add(path);
  for (const file of lost) {
    // The name of a photo ends at the first dot in each of its files.
    const { alt = '' } = pictures.find(({ path }) => path.split('.')[0] === file.split('.')[0]) ?? {};
    const what = `the file ${file}${alt ? ` of the picture ${quoted(alt)}` : ''} cannot be loaded`;
    report.problem(what, 'check that its photo exists, and build again', alt);
  }
}
