import { documentEnhancements } from 'virtual:site/enhancements';
import { onPageChange } from './navigation.ts';
import { attempt, enterPage, leavePage } from './page.ts';
import { prefetchVisible } from './prefetch.ts';

// The client bootstrap: it brings the static document to life, without React.
for (const enhance of documentEnhancements) attempt(enhance);
enterPage();
onPageChange({ leave: leavePage, enter: enterPage });
void prefetchVisible();
