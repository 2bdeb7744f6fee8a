import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { giveUp, report, runChecker } from './checker.ts';

// Checks all built HTML and SVG files with the W3C's Nu HTML checker. Needs Java.
const site = path.resolve('dist/site');
const checker = 'vnu-jar@26.9.27';
/**
 * Ignored findings. allow-same-origin: the sandboxed frames show pages of other origins, so it does not let them escape.
 * scroll-target-group and :target-current are newer than the checker, and browsers without them ignore them. React
 * writes trailing slashes, which have no effect.
 */
const ignored = '.*(allow-same-origin|scroll-target-group|:target-current|Trailing slash on void elements).*';
/** The checker's patterns recurse deeply: with a smaller stack it crashes on long documents. */
const javaOptions = '-Xss16m';

const findingShape = z.object({
  url: z.string().default(''),
  lastLine: z.number().optional(),
  lastColumn: z.number().optional(),
  message: z.string(),
});
const reportShape = z.object({ messages: z.array(findingShape) });

if (!existsSync(site)) giveUp('Nothing is built yet: run "npm run build" first.');
if (spawnSync('java', ['-version']).status !== 0)
  giveUp('The Nu HTML checker needs Java: install it and run "npm run check:html" again.');
const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|svg)$/.test(file))
  .map((file) => path.join(site, file));
const { stderr } = await runChecker(
  checker,
  ['--also-check-svg', '--format', 'json', '--filterpattern', ignored, ...files],
  { JDK_JAVA_OPTIONS: javaOptions },
);
const written = /^\{.*"messages":.*\}$/m.exec(stderr)?.[0];
if (!written) giveUp(`The Nu HTML checker did not run: ${stderr.trim()}`);
const { messages } = reportShape.parse(JSON.parse(written));
report(
  `${files.length} HTML and SVG files`,
  messages.map(({ url, lastLine, lastColumn, message }) => {
    return `${url.slice(url.indexOf('dist/site'))}:${lastLine}:${lastColumn} ${message}`;
  }),
);
