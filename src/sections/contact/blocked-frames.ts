/** Maximum time between the event for a blocked frame and the load event of its error page, in milliseconds. */
const atMostApart = 300;
/** When each frame last loaded. */
const loadedAt = new WeakMap<Element, number>();
const blocked = new WeakSet<HTMLIFrameElement>();

/** Whether a frame shows the browser's error page because it navigated to a host that this site's policy blocks. */
export function isBlocked(frame: HTMLIFrameElement): boolean {
  return blocked.has(frame);
}

/**
 * Calls back for each frame that navigates to a blocked host. The browser does not say which frame it was: it is the
 * one that loads its error page just before or after the event.
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

/** The frame that loaded nearest to a time, without frames known to be blocked. */
function frameLoadedAt(time: number): HTMLIFrameElement | undefined {
  const distance = (frame: Element) => Math.abs((loadedAt.get(frame) ?? -atMostApart) - time);
  const [nearest] = [...document.querySelectorAll('iframe')]
    .filter((frame) => !blocked.has(frame) && distance(frame) < atMostApart)
    .sort((a, b) => distance(a) - distance(b));
  return nearest;
}
