import { pageEnhancements } from 'virtual:site/enhancements';
import { startIslands } from './islands.ts';

let leaving: (() => void)[] = [];

/** Runs a part of the document's scripts. A fault in it is reported, and costs that part only. */
export function attempt<T>(part: () => T): T | undefined {
  try {
    return part();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Brings the page that is in the document to life: its islands, and what enhances its static HTML. */
export function enterPage(): void {
  for (const enhance of [startIslands, ...pageEnhancements]) {
    const leave = attempt(enhance);
    if (leave) leaving.push(leave);
  }
}

/** Ends what `enterPage` started, before another page takes its place. */
export function leavePage(): void {
  const ends = leaving;
  leaving = [];
  for (const end of ends) attempt(end);
}
