/** A long task: when it began and how long it took, in milliseconds since navigation. */
export type LongTask = { start: number; duration: number };

/** Pages that show an island at once or soon, so that they may block for longer than others. */
const pagesThatMove = ['/', '/gallery', '/before-after'];
/** Pages whose subject is an island. */
const pagesOfIslands = ['/gallery', '/before-after'];

/** Bytes on the network that no page may exceed; scripts in bytes, all bytes as a ratio to the no-JS baseline. */
export const byteLimits = { scripts: 6_000, scriptsOfIslands: 85_000, scriptsOfHome: 105_000, all: 1.15 };

/**
 * How long tasks kept a visitor waiting: what each took beyond 50 ms, counted from navigation start.
 * @param until only tasks that began before are counted, in milliseconds since navigation
 */
export function blockingTime(tasks: readonly LongTask[], until: number): number {
  const counted = tasks.filter(({ start }) => start < until);
  return counted.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** The most blocking time that a route may have, in milliseconds, where its no-JS baseline has so much. */
export function blockingLimit(route: string, islandsInView: number, baseline: number): number {
  if (islandsInView > 0 || pagesThatMove.includes(route)) return baseline + 50;
  return Math.max(baseline + 20, baseline * 1.1);
}

/** The most JavaScript that an untouched page may fetch, in bytes. */
export function scriptLimit(route: string, islandsInView: number): number {
  const isMoving = islandsInView > 0 || pagesOfIslands.includes(route);
  return isMoving ? byteLimits.scriptsOfIslands : byteLimits.scripts;
}
