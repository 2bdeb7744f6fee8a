import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { stableContext } from '../../bench/look/browser-context.ts';
import type { Scenario } from '../../bench/look/scenarios.ts';
import { openStablePage } from '../../bench/look/stable-page.ts';
import { absentFindings } from './checker-absent.ts';
import { axeFindings } from './checker-axe.ts';
import { ibmFindings } from './checker-ibm.ts';
import { qualwebFindings } from './checker-qualweb.ts';
import type { Finding } from './findings.ts';
import { isolatedWorld } from './isolated-world.ts';
import { listen } from './screen-reader.ts';
import { pageFindings, stopFindings } from './speech.ts';

/** A phone and a desktop, in CSS pixels. */
const widths = [390, 1440];
/** Pages open at a time: one for each core of a small machine. */
const workers = 2;

/** What the checkers find on one visit; its name is that of the route or state, with the width. */
export type Visited = { visit: string; findings: Finding[] };

/**
 * Visits routes and states at the widths of a phone and a desktop, and runs all checkers on each.
 * @param origin of the served site
 */
export async function visitAll(
  browser: Browser,
  scenarios: readonly Scenario[],
  origin: string,
): Promise<Visited[]> {
  const queue = scenarios.flatMap((scenario) =>
    scenario.widths.filter((width) => widths.includes(width)).map((width) => ({ scenario, width })),
  );
  const visited: Visited[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { scenario, width } = next;
      const visit = `${scenario.name} at ${width} px`;
      const findings = await findingsOf(browser, scenario, width, origin).catch(notVisited);
      visited.push({ visit, findings });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return visited.sort((a, b) => (a.visit < b.visit ? -1 : 1));
}

async function findingsOf(
  browser: Browser,
  scenario: Scenario,
  width: number,
  origin: string,
): Promise<Finding[]> {
  const context = await stableContext(browser, origin, { width, height: scenario.height });
  try {
    const stable = await openStablePage(context, new URL(scenario.path, origin));
    await scenario.setUp(stable);
    const world = await isolatedWorld(stable.page);
    const speech = await listen(world);
    return [
      ...(await absentFindings(world)),
      ...(await axeFindings(world)),
      ...(await ibmFindings(world)),
      ...stopFindings(speech),
      // A modal dialog hides the rest of the page.
      ...(scenario.name.startsWith('/') ? pageFindings(speech) : []),
      ...(await qualwebFindings(world)),
    ];
  } finally {
    await context.close();
  }
}

/** A route or state that could not be opened or checked is a finding too. The first lines of an error name its cause. */
function notVisited(error: unknown): Finding[] {
  const cause = stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ');
  return [
    { checker: 'Browser', rule: 'visit', element: 'The page', words: `could not be checked: ${cause}` },
  ];
}
