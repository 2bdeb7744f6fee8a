/** Milliseconds of hovering before a tooltip shows [L13]. */
const delay = 700;
/** Milliseconds after a tooltip has closed in which the next shows at once [L13]. */
const skipDelay = 300;

/** Milliseconds until a tooltip shows. @param closedAt when the last one closed, in the same clock as `now` */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt <= skipDelay ? 0 : delay;
}
