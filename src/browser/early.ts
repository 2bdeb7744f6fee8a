import { countTrackedClicks } from './count-tracked-clicks.ts';

/** What cannot wait until the page is there: whoever clicks a link at once is counted too. */
export function early(): void {
  countTrackedClicks();
}
