import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import { type Finding, openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';

declare global {
  /** What the source of the engine leaves in a world. */
  var ace: { Checker: typeof Checker };
}

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8');
/** The rules for WCAG 2.2 at A and AA, and IBM's own. */
const ruleset = 'IBM_Accessibility';

/** Runs IBM Equal Access in the page. What it asks a person to look at is no finding. */
export async function ibmFindings(world: IsolatedWorld): Promise<Finding[]> {
  await world.addScript(source);
  const found = await world.call(async (rules) => {
    const { results } = await new ace.Checker().check(document, [rules]);
    return results
      .filter(
        ({ value: [policy, confidence] }) =>
          String(policy) !== 'INFORMATION' && String(confidence) === 'FAIL',
      )
      .map(({ ruleId, snippet, message }) => ({ rule: ruleId, html: snippet, words: message }));
  }, ruleset);
  return found.map(({ rule, html, words }) => ({
    checker: 'IBM Equal Access',
    rule,
    element: openingTag(html),
    words,
  }));
}
