import { documentEnhancements } from 'virtual:site/enhancements';
import { startNavigation } from './navigation.ts';
import { attempt, enterPage } from './page.ts';

// The client bootstrap: it brings the static document to life, without React.
for (const enhance of documentEnhancements) attempt(enhance);
enterPage();
attempt(startNavigation);
