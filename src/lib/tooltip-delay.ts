import { tooltipDelay, tooltipSkipDelay } from './specified.ts';

/** Milliseconds until a tooltip shows. @param closedAt when the last one closed, in the same clock as `now` */
export function delayOfTooltip(now: number, closedAt: number): number {
  return now - closedAt <= tooltipSkipDelay ? 0 : tooltipDelay;
}
