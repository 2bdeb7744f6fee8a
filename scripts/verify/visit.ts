import { type Browser, errors, type Page } from '@playwright/test';
import { holdOwnTimers, hydrated, readToTheEnd } from '../page-checks/page.ts';
import { checkStructuredData } from './head.ts';
import { checkLooks } from './looks.ts';
import { quoted, Report, showToMaintainer } from './report.ts';
import { checkTargets, type Site } from './targets.ts';

/** tsx names functions with this helper, which functions that run in the page would miss. */
const compilerHelper = 'globalThis.__name = (named) => named';

/** Opens a page of a site once, on a phone first, and reports what is wrong with it. @param path its path */
export async function visit(browser: Browser, site: Site, path: string): Promise<Report> {
  const report = new Report(path);
  const { origin } = site;
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
  try {
    await page.addInitScript(compilerHelper);
    await holdOwnTimers(page.context());
    // Frames of other sites get an empty page, as these sites would show one; their other files fail.
    await page.route(
      (url) => url.origin !== origin,
      (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body: '' })
          : route.abort(),
    );
    const missing = listen(page, origin, report);
    const response = await page.goto(path);
    await hydrated(page);
    await readToTheEnd(page);
    await checkStructuredData((await response?.text()) ?? '', report);
    await checkTargets(page, report, site, missing);
    await checkLooks(page, report);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    report.problem('it is not ready after half a minute', showToMaintainer);
  } finally {
    await page.close();
  }
  return report;
}

/** Reports what the browser complains about, except about other hosts. @returns the paths of missing files so far */
function listen(page: Page, origin: string, report: Report): Set<string> {
  const missing = new Set<string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin === origin && url.pathname !== report.page && response.status() >= 400)
      missing.add(url.pathname);
  });
  const remedy = `if it names an address of yours, correct it; otherwise ${showToMaintainer}`;
  page.on('console', (message) => {
    const from = message.location().url;
    // Missing files are found by their responses, and the site says on purpose that it counts no visits.
    const isKnown = /^(Failed to load resource|Statistics are off)/.test(message.text());
    const isOwn = from === '' || from.startsWith(origin);
    if (/^(error|warning)$/.test(message.type()) && isOwn && !isKnown)
      report.problem(`the browser reports ${quoted(message.text())}`, remedy);
  });
  page.on('pageerror', (error) => report.problem(`the browser reports ${quoted(String(error))}`, remedy));
  return missing;
}
