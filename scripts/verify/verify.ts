import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteServer, listen } from '@site/serve';
import pLimit from 'p-limit';
import { ContentError } from '../../pipeline/content-error.ts';
import { loadContent } from '../../pipeline/load-content.ts';
import { documentBudget, documentBytes } from '../../pipeline/output/budgets.ts';
import { launchOptions } from '../../tests/support/launch-options.ts';
import { documentPaths, pathOfDocument, unknownPath } from '../bench/documents.ts';
import { sentencesOf } from './report.ts';
import { visit } from './visit.ts';

/**
 * Serves a built site and opens its pages in a browser, as visitors would.
 * @param build the folder of the build, with `site/` and `headers.json`
 * @param business the folder of the business that was built
 * @param only the paths to open; default: all pages, and an address without one
 * @returns how many pages were opened, and a sentence for each problem and warning
 * @throws ContentError with a sentence for each problem of content that cannot be read
 */
export async function verifyBuild(build: string, business: string, only?: readonly string[]) {
  const loaded = await loadContent(business);
  if (!loaded.content) throw new ContentError(loaded.problems);
  const siteDir = path.join(build, 'site');
  const paths = only ?? documentPaths(siteDir).map((route) => (route === '/404' ? unknownPath : route));
  const server = createSiteServer(build);
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const browser = await chromium.launch(launchOptions);
  try {
    const site = { origin, siteUrl: loaded.content.business.siteUrl, documents: new Map() };
    const limit = pLimit(availableParallelism());
    const reports = await limit.map(paths, (each) => visit(browser, site, each));
    for (const [file, bytes] of documentBytes(siteDir)) {
      const report = reports.find(({ page }) => page === pathOfDocument(file));
      if (bytes > documentBudget(file))
        report?.warning(`its document of ${bytes} bytes does not load at once`, 'shorten its longest list');
    }
    const sentences = (kind: 'problems' | 'warnings') =>
      sentencesOf(
        reports.flatMap((report) => report[kind]),
        loaded.written,
      );
    return { pages: paths.length, problems: sentences('problems'), warnings: sentences('warnings') };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
