import { pageEnhancements } from 'virtual:site/enhancements';
import { startIslands } from './islands.ts';

const cleanups: (() => void)[] = [];

/** Runs a function. An error in it is reported and does not stop the others. */
export function runIsolated<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Starts the islands and the page enhancements of the page that is in the document. */
export function enterPage(): void {
  for (const enhance of [startIslands, ...pageEnhancements]) {
    const cleanup = runIsolated(enhance);
    if (cleanup) cleanups.push(cleanup);
  }
}

/** Runs the cleanups of `enterPage`, before another page replaces this one. */
export function leavePage(): void {
  for (const cleanup of cleanups.splice(0)) runIsolated(cleanup);
}
