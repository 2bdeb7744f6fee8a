import path from 'node:path';
import { checkContent, reportLines } from '../pipeline/warnings/check.ts';
import { today } from '../pipeline/dates.ts';

// Says in plain words what is wrong with the content, and what could be better.

const root = path.resolve(import.meta.dirname, '..');
const report = await checkContent({
  contentDir: path.join(root, 'content'),
  photosDir: path.join(root, 'photos'),
  cacheDir: path.join(root, '.cache', 'photos'),
  day: today(),
});
for (const line of reportLines(report)) console.log(line);
if (report.problems.length > 0) process.exitCode = 1;
