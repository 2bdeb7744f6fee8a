/** Milliseconds between the event that says that a frame was blocked, and the load event of its error page, at most. */
const atMostApart = 300;
/** When each frame loaded last. */
const loadedAt = new WeakMap<Element, number>();
const blocked = new WeakSet<HTMLIFrameElement>();

/** Whether a frame has the error page of the browser, as it went on to a host that the policy of this site blocks. */
export function isBlocked(frame: HTMLIFrameElement): boolean {
  return blocked.has(frame);
}

/**
 * Tells of each frame that goes on to such a host. The browser does not say which frame it is: it is the one that loads
 * its error page at that time, just before or after.
 */
export function onFrameBlocked(tell: (frame: HTMLIFrameElement) => void): void {
  const noteLoad = ({ target, timeStamp }: Event) => {
    if (target instanceof HTMLIFrameElement) loadedAt.set(target, timeStamp);
  };
  // The event does not bubble.
  document.addEventListener('load', noteLoad, true);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, timeStamp }) => {
    if (effectiveDirective !== 'frame-src') return;
    setTimeout(() => {
      const frame = frameLoadedAt(timeStamp);
      if (!frame) return;
      blocked.add(frame);
      tell(frame);
    }, atMostApart);
  });
}

/** The frame that loaded nearest to a time, of those that are not blocked yet. */
function frameLoadedAt(time: number): HTMLIFrameElement | undefined {
  const distance = (frame: Element) => Math.abs((loadedAt.get(frame) ?? -atMostApart) - time);
  const [nearest] = [...document.querySelectorAll('iframe')]
    .filter((frame) => !blocked.has(frame) && distance(frame) < atMostApart)
    .sort((a, b) => distance(a) - distance(b));
  return nearest;
}
