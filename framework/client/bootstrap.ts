import { documentEnhancements } from 'virtual:site/enhancements';
import { pageHooks } from './navigation.ts';
import { enterPage, leavePage, runIsolated } from './page.ts';
import { prefetchVisible } from './prefetch.ts';

// The client bootstrap: starts the enhancements and islands of the document, without React.
for (const enhance of documentEnhancements) runIsolated(enhance);
enterPage();
Object.assign(pageHooks, { leave: leavePage, enter: enterPage });
void prefetchVisible();
