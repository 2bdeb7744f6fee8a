/** A long task: its start since navigation and its duration, in milliseconds. */
export type LongTask = { start: number; duration: number };

/** Pages with an island near the first view, which may block longer than others. */
const pagesWithEarlyIslands = ['/', '/gallery', '/before-after'];
/** Pages whose main content is an island. */
const islandPages = ['/gallery', '/before-after'];

/** Limits of a page: `scripts…` in bytes as sent, `all` as the ratio of all bytes to those of the no-JS baseline. */
export const byteLimits = { scripts: 6_000, scriptsOfIslands: 85_000, scriptsOfHome: 105_000, all: 1.15 };

/**
 * Total Blocking Time from navigation start, in milliseconds: the part of each long task above 50 ms.
 * @param until counts tasks that started before, in milliseconds since navigation
 */
export function blockingTime(tasks: readonly LongTask[], until: number): number {
  const counted = tasks.filter(({ start }) => start < until);
  return counted.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Maximum blocking time of a route in milliseconds. @param baseline the blocking time of its no-JS baseline */
export function blockingLimit(route: string, islandsInView: number, baseline: number): number {
  if (islandsInView > 0 || pagesWithEarlyIslands.includes(route)) return baseline + 50;
  return Math.max(baseline + 20, baseline * 1.1);
}

/** Maximum JavaScript of an untouched page, in bytes. */
export function scriptLimit(route: string, islandsInView: number): number {
  const hasIsland = islandsInView > 0 || islandPages.includes(route);
  return hasIsland ? byteLimits.scriptsOfIslands : byteLimits.scripts;
}
