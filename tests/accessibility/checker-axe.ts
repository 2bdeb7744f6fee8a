import axe from 'axe-core';
import { axeOptions } from '../axe-options.ts';
import { type Finding, openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';

/** The rules of the tests, and those that axe-core itself still tries out. */
const options = { ...axeOptions, runOnly: [...axeOptions.runOnly, 'experimental'] };

/** Runs axe-core in the page. */
export async function axeFindings(world: IsolatedWorld): Promise<Finding[]> {
  await world.addScript(axe.source);
  const found = await world.call(async (chosen) => {
    const { violations } = await window.axe.run(chosen);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, words: `${help}. ${failureSummary}` })),
    );
  }, options);
  return found.map(({ rule, html, words }) => ({
    checker: 'axe-core',
    rule,
    element: openingTag(html),
    words: words.replace(/\s+/g, ' '),
  }));
}
