import path from 'node:path';
import { explain, refuseOptions } from '@site/serve';
import { businessFolder } from '../pipeline/business/business-folder.ts';
import { today } from '../pipeline/dates.ts';
import { checkContent, reportLines } from '../pipeline/warnings/check.ts';
import { changedSample, uncommittedFiles } from '../pipeline/warnings/uncommitted.ts';

// Prints problems and warnings of the content, and what is still the sample's.

refuseOptions();
const root = path.resolve(import.meta.dirname, '..');
try {
  const report = await checkContent({ root, day: today() });
  // Not at the desk, where every change is uncommitted until it is published.
  report.warnings.push(...uncommittedFiles(root, businessFolder(root)), ...changedSample(root));
  for (const line of reportLines(report)) console.log(line);
  if (report.problems.length > 0) process.exitCode = 1;
} catch (error) {
  explain(error);
}
