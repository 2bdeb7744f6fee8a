import { existsSync } from 'node:fs';
import path from 'node:path';
import { startBrowser } from '../bench/look/browser-context.ts';
import { chooseScenarios, routeScenarios } from '../bench/look/scenarios.ts';
import { stateScenarios } from '../bench/look/states.ts';
import { main, readOptions } from '../bench/options.ts';
import { loadContent } from '../pipeline/content/load.ts';
import { type HeaderMatcher, readHeaderRules } from '../server/header-rules.ts';
import { serve } from '../server/main.ts';
import { UsageError } from '../server/usage-error.ts';
import { accepted } from '../tests/accessibility/accepted.ts';
import {
  findingSentence,
  mergeFindings,
  staleSentence,
  withoutAccepted,
} from '../tests/accessibility/findings.ts';
import { visitAll } from '../tests/accessibility/visit.ts';
import { report } from './checker.ts';

// Serves dist/, and runs axe-core, IBM Equal Access, QualWeb and a virtual screen reader on every route and state.
const dist = path.resolve('dist');

/** The headers without the demand for Trusted Types: it holds in the world of the checkers too, and QualWeb parses HTML. */
function withoutTrustedTypes(rules: readonly HeaderMatcher[]): HeaderMatcher[] {
  const without = (value: string) => value.replace(/; require-trusted-types-for 'script'/, '');
  return rules.map(({ match, set }) => ({
    match,
    set: Object.fromEntries(Object.entries(set).map(([name, value]) => [name, without(value)])),
  }));
}

async function check(): Promise<void> {
  const { lists } = readOptions(process.argv.slice(2), { routes: 'list', states: 'list' });
  if (!existsSync(path.join(dist, 'site')))
    throw new UsageError('Nothing is built yet: run "npm run build" first.');
  const { content, problems } = await loadContent(path.resolve('content'));
  if (!content) throw new UsageError(problems.join('\n'));
  const named = [...(lists.routes ?? []), ...(lists.states ?? [])];
  const all = [...routeScenarios(path.join(dist, 'site')), ...stateScenarios(content)];
  const scenarios = chooseScenarios(all, named);

  const headers = withoutTrustedTypes(readHeaderRules(path.join(dist, 'headers.json')));
  const server = await serve({ root: path.join(dist, 'site'), headers, port: 0 });
  const browser = await startBrowser();
  try {
    const visited = await visitAll(browser, scenarios, `http://localhost:${server.port}`);
    const { faults, stale } = withoutAccepted(mergeFindings(visited), accepted);
    // A run of some routes and states does not meet all accepted findings.
    const staleSentences = named.length === 0 ? stale.map(staleSentence) : [];
    report(`${visited.length} visits of ${scenarios.length} routes and states`, [
      ...faults.map(findingSentence),
      ...staleSentences,
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}

await main(check);
