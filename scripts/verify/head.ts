import type { Page } from '@playwright/test';
import { placeOf } from '../../pipeline/business-folder.ts';
import { unknownPath } from '../bench/documents.ts';
import { entriesIn, structuredDataFaults } from '../page-checks/schema-org.ts';
import { quoted, type Report, showToMaintainer } from './report.ts';

/** How many characters of a description search engines show. */
const descriptionLength = { shortest: 70, longest: 160 };
/** The most characters of a title, with the name of the business. */
const longestTitle = 80;

/** Checks title, description, main heading, address and language of an open page. */
export async function checkHead(page: Page, report: Report): Promise<void> {
  const { title, description, canonical, h1, lang } = await page.evaluate(() => ({
    title: document.title.trim(),
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.trim() ?? '',
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    h1: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
  }));
  const { shortest, longest } = descriptionLength;
  if (!title) report.problem('it has no title', 'write one under "meta" in the file of the page');
  // Warnings, as for the build: the site works with them.
  if (title.length > longestTitle) {
    const [own = ''] = title.split(' | ');
    report.warning(
      `its title has ${title.length} characters`,
      `keep it to ${longestTitle} with your name`,
      own,
    );
  }
  if (!description) report.problem('it has no description', 'write one under "meta" in the file of the page');
  else if (description.length < shortest || description.length > longest)
    report.warning(
      `its description has ${description.length} characters`,
      `write ${shortest} to ${longest}`,
      description,
    );
  if (h1 !== 1) report.problem(`it has ${h1} main headings (h1) instead of one`, showToMaintainer);
  if (canonical.join() !== (report.page === unknownPath ? '' : report.page))
    report.problem(`it names "${canonical.join()}" as its address (canonical)`, showToMaintainer);
  if (!lang) report.problem('it does not say its language', showToMaintainer);
}

/** Checks whether search engines accept the structured data of a document. @param html as the server sends it */
export async function checkStructuredData(html: string, report: Report): Promise<void> {
  const remedy = `if it names a fact of yours, correct it in ${placeOf('content/business.yaml')}; otherwise ${showToMaintainer}`;
  const faults = (async () => structuredDataFaults(entriesIn(html)))();
  for (const fault of await faults.catch((error) => [String(error)]))
    report.problem(`search engines do not accept its structured data: ${quoted(fault)}`, remedy);
}
