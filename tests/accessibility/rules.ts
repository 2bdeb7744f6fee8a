import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import axe from 'axe-core';
import { axeOptions } from '../axe-options.ts';

const require = createRequire(import.meta.url);

/** The rules that check a criterion, by their ids in each checker. */
export type Rules = { axe: string[]; ibm: string[]; act: string[] };

/** Lists the rules of the installed checkers by the number of the criterion that they check, such as `1.4.3`. */
export function rulesByCriterion(): (number: string) => Rules {
  const [axeRules, ibmRules, actRules] = [rulesOfAxe(), rulesOfIbm(), rulesOfQualweb()];
  return (number) => ({
    axe: axeRules.get(number) ?? [],
    ibm: ibmRules.get(number) ?? [],
    act: actRules.get(number) ?? [],
  });
}

type RuleIds = Map<string, string[]>;

function add(ids: RuleIds, number: string, id: string): void {
  ids.set(number, [...(ids.get(number) ?? []), id].sort());
}

/** The tags of axe's rules name criteria: `wcag143` is 1.4.3. */
function rulesOfAxe(): RuleIds {
  const ids: RuleIds = new Map();
  for (const { ruleId, tags } of axe.getRules([...axeOptions.runOnly])) {
    if (tags.includes('deprecated')) continue;
    for (const tag of tags) {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (criterion) add(ids, `${principle}.${guideline}.${criterion}`, ruleId);
    }
  }
  return ids;
}

function rulesOfIbm(): RuleIds {
  const engine: { Checker: typeof Checker } = require('accessibility-checker-engine/ace-node.js');
  const guideline = new engine.Checker().getGuidelines().find(({ id }) => id === 'WCAG_2_2');
  const ids: RuleIds = new Map();
  for (const { num, rules = [] } of guideline?.checkpoints ?? [])
    for (const { id } of rules) add(ids, num, id);
  return ids;
}

type ActRule = { mapping: string; metadata: { 'success-criteria'?: { name: string }[] } };

/** An ACT rule on zoomed text that QualWeb runs in a window of another size only, and so not here. */
const notRun = '59br37';

/** QualWeb's rules by their ids in the W3C's list of ACT rules. */
function rulesOfQualweb(): RuleIds {
  const rules: Record<string, ActRule> = require('@qualweb/act-rules/lib/rules.json');
  const ids: RuleIds = new Map();
  for (const { mapping, metadata } of Object.values(rules))
    for (const { name } of metadata['success-criteria'] ?? [])
      if (mapping !== notRun) add(ids, name, mapping);
  return ids;
}
