import path from 'node:path';
import * as z from 'zod';
import { loadContent } from '../pipeline/content/load.ts';
import { readHeaderRules } from '../server/header-rules.ts';
import { serve } from '../server/main.ts';
import { giveUp, report, runChecker } from './checker.ts';

// Serves dist/, and lets linkinator follow all links, pictures, scripts, styles and hashes, starting at home. Links to the
// site's public URL are followed on this server; external links are skipped.
const dist = path.resolve('dist');
const checker = 'linkinator@7.6.1';

const linkShape = z.object({
  url: z.string(),
  state: z.string(),
  status: z.number().optional(),
  parent: z.string().optional(),
});
const reportShape = z.object({ links: z.array(linkShape) });

const { content } = await loadContent(path.resolve('content'));
if (!content) giveUp('The content has problems: run "npm run content", fix them and build first.');
const site = await serve({
  root: path.join(dist, 'site'),
  port: 0,
  headers: readHeaderRules(path.join(dist, 'headers.json')),
});
const origin = `http://localhost:${site.port}`;
const { stdout, stderr } = await runChecker(checker, [
  origin,
  ...['--recurse', '--check-fragments', '--check-css', '--format', 'json'],
  ...['--url-rewrite-search', new URL(content.business.siteUrl).origin, '--url-rewrite-replace', origin],
  ...['--skip', `^(?!${origin})`],
]);
await site.close();
if (!stdout.startsWith('{')) giveUp(`linkinator did not run: ${stderr.trim()}`);
const { links } = reportShape.parse(JSON.parse(stdout));
const followed = links.filter(({ state }) => state !== 'SKIPPED');
const broken = followed.filter(({ state }) => state !== 'OK');
report(
  `${followed.length} links`,
  broken.map(
    ({ url, status, parent = 'the start' }) => `${url} responds with ${status}, linked from ${parent}`,
  ),
);
