import { UsageError } from '../../server/usage-error.ts';
import { documentPaths, unknownPath } from '../documents.ts';
import type { StablePage } from './stable-page.ts';

/** A page or state to take screenshots of, one for each width in CSS pixels. */
export type Scenario = {
  /** A path, or the name of a state; several screenshots of one state have a colon and a suffix. */
  name: string;
  path: string;
  widths: readonly number[];
  /** Height of the viewport, in CSS pixels. */
  height: number;
  /** The viewport, or the full page. */
  extent: 'viewport' | 'page';
  /** Brings the opened page into the state for the screenshot. */
  setUp: (stable: StablePage) => Promise<void>;
};

/** A scenario for each document of a built site; that of the 404 page is `/404`. @param siteDir its public files */
export function routeScenarios(siteDir: string): Scenario[] {
  return documentPaths(siteDir).map((name) => ({
    name,
    path: name === '/404' ? unknownPath : name,
    widths: [390, 768, 1440],
    height: 900,
    extent: 'page',
    setUp: (stable) => stable.scrollThrough(),
  }));
}

/**
 * The scenarios with some names, or all. Of scenarios with the same name one is kept.
 * @param names paths or states; empty for all
 * @throws UsageError for an unknown name
 */
export function chooseScenarios(scenarios: readonly Scenario[], names: readonly string[]): Scenario[] {
  const groupOf = ({ name }: Scenario) => name.split(':')[0] ?? '';
  const known = new Set(scenarios.map(groupOf));
  const unknown = names.find((name) => !known.has(name));
  if (unknown)
    throw new UsageError(`There is no route or state "${unknown}": choose from ${[...known].join(', ')}.`);
  const unique = [...new Map(scenarios.map((scenario) => [scenario.name, scenario])).values()];
  return names.length === 0 ? unique : unique.filter((scenario) => names.includes(groupOf(scenario)));
}
