import { documentEnhancements, pageEnhancements } from 'virtual:site/enhancements';
import { startIslands } from './islands.ts';
import { pageHooks } from './navigation.ts';
import { prefetchVisible } from './prefetch.ts';

// The client bootstrap: starts the enhancements and islands of the document, without React.

const cleanups: (() => void)[] = [];

/** Runs a function. An error in it is reported and does not stop the others. */
function runIsolated<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Starts the islands and the enhancements of the page in the document, and then says which one is ready. */
function enterPage(): void {
  for (const enhance of [startIslands, ...pageEnhancements]) {
    const cleanup = runIsolated(enhance);
    if (cleanup) cleanups.push(cleanup);
  }
  document.documentElement.dataset.ready = location.pathname;
}

function leavePage(): void {
  for (const cleanup of cleanups.splice(0)) runIsolated(cleanup);
}

for (const enhance of documentEnhancements) runIsolated(enhance);
enterPage();
Object.assign(pageHooks, { leave: leavePage, enter: enterPage });
void prefetchVisible();
