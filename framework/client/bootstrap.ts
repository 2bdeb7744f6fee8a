import { documentEnhancements } from 'virtual:site/enhancements';
import { pageHooks } from './navigation.ts';
import { enterPage, leavePage, runIsolated } from './page.ts';
import { prefetchVisible } from './prefetch.ts';

// The client bootstrap: starts the enhancements and islands of the document, without React; each in a task of its own.
for (const enhance of documentEnhancements) setTimeout(runIsolated, 0, enhance);
setTimeout(enterPage);
setTimeout(Object.assign, 0, pageHooks, { leave: leavePage, enter: enterPage });
setTimeout(prefetchVisible);
