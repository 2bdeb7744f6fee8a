import type { Page } from '@playwright/test';
import { placeOf } from '../../pipeline/business/business-folder.ts';
import { entriesIn, structuredDataFaults } from '../page-checks/schema-org.ts';
import { quoted, type Report, showToMaintainer } from './report.ts';

/** How many characters of a description search engines show. */
const descriptionLength = { shortest: 70, longest: 160 };
/** The most characters of a title, with the name of the business. */
const longestTitle = 80;

/** Warns of a title or description that search engines would cut, as the site works with them. */
export async function checkHead(page: Page, report: Report): Promise<void> {
  const { title, description } = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
  }));
  const { shortest, longest } = descriptionLength;
  const [own = ''] = title.split(' | ');
  const titled = `its title has ${title.length} characters`;
  if (title.length > longestTitle) report.warning(titled, `keep it to ${longestTitle} with your name`, own);
  const described = `its description has ${description.length} characters`;
  if (description.length < shortest || description.length > longest)
    report.warning(described, `write ${shortest} to ${longest}`, description);
}

/** Checks whether search engines accept the structured data of a document. @param html as the server sends it */
export async function checkStructuredData(html: string, report: Report): Promise<void> {
  const remedy = `if it names a fact of yours, correct it in ${placeOf('content/business.yaml')}; otherwise ${showToMaintainer}`;
  const faults = (async () => structuredDataFaults(entriesIn(html)))();
  for (const fault of await faults.catch((error) => [String(error)]))
    report.problem(`search engines do not accept its structured data: ${quoted(fault)}`, remedy);
}
