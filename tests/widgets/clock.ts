import { vi } from 'vitest';

/** Advances a fake clock, and lets React render the result. */
export async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await settled();
}

/** Runs the tasks that React has queued, which a fake clock does not control. */
export async function settled(): Promise<void> {
  for (const _ of [1, 2, 3, 4]) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  }
}

/** Finishes CSS animations and transitions, which run on the browser's own clock; endless ones continue. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
