import { placeOf } from '../../pipeline/business/business-folder.ts';
import { entriesIn, structuredDataFaults } from '../page-checks/schema-org.ts';
import { quoted, type Report, showToMaintainer } from './report.ts';

/** Checks whether search engines accept the structured data of a document. @param html as the server sends it */
export async function checkStructuredData(html: string, report: Report): Promise<void> {
  const remedy = `if it names a fact of yours, correct it in ${placeOf('content/business.yaml')}; otherwise ${showToMaintainer}`;
  const faults = (async () => structuredDataFaults(entriesIn(html)))();
  for (const fault of await faults.catch((error) => [String(error)]))
    report.problem(`search engines do not accept its structured data: ${quoted(fault)}`, remedy);
}
