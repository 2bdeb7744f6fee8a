import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { giveUp, report, runChecker } from './checker.ts';

/** Puts every built document and drawing before the Nu HTML checker of the W3C. Needs Java on this machine. */
const site = path.resolve('dist/site');
const checker = 'vnu-jar@26.9.27';
/**
 * The frames are other companies' pages, so that the two rights do not lead out of the sandbox. The marks of the part
 * that is being read are younger than the checker; browsers that do not know them leave them out too. The slashes are
 * React's, and mean nothing.
 */
const accepted =
  '.*(allow-same-origin|scroll-target-group|:target-current|Trailing slash on void elements).*';
/** Its patterns are deep: with less it ends in the middle of a long document. */
const javaOptions = '-Xss16m';

const findingShape = z.object({
  url: z.string().default(''),
  lastLine: z.number().optional(),
  lastColumn: z.number().optional(),
  message: z.string(),
});
const reportShape = z.object({ messages: z.array(findingShape) });

if (!existsSync(site)) giveUp('Nothing is built yet: run npm run build first.');
if (spawnSync('java', ['-version']).status !== 0)
  giveUp('The Nu HTML checker needs Java: install it and run npm run check:html again.');
const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|svg)$/.test(file))
  .map((file) => path.join(site, file));
const { stderr } = await runChecker(
  checker,
  ['--also-check-svg', '--format', 'json', '--filterpattern', accepted, ...files],
  { JDK_JAVA_OPTIONS: javaOptions },
);
const written = /^\{.*"messages":.*\}$/m.exec(stderr)?.[0];
if (!written) giveUp(`The Nu HTML checker did not run: ${stderr.trim()}`);
const { messages } = reportShape.parse(JSON.parse(written));
report(
  `${files.length} documents and drawings`,
  messages.map(({ url, lastLine, lastColumn, message }) => {
    return `${url.slice(url.indexOf('dist/site'))}:${lastLine}:${lastColumn} ${message}`;
  }),
);
