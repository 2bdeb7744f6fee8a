/** How long a pointer rests on something before its tooltip shows, in ms. */
const delay = 700;
/** Within this time after one tooltip has closed, in ms, the next shows at once. */
const skipDelay = 300;

/** Milliseconds until a tooltip may show. Both times are of the same clock; `closedAt` is when the last one closed. */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt <= skipDelay ? 0 : delay;
}
