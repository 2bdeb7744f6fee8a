import path from 'node:path';
import { today } from '../pipeline/dates.ts';
import { checkContent, reportLines } from '../pipeline/warnings/check.ts';

// Prints problems and warnings of the content, and the files that use each claim.

const report = await checkContent({ root: path.resolve(import.meta.dirname, '..'), day: today() });
for (const line of reportLines(report)) console.log(line);
if (report.problems.length > 0) process.exitCode = 1;
