import { vi } from 'vitest';

/** Moves a fake clock on, and lets React render what follows. */
export async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await settled();
}

/** Lets the tasks run that React has queued, which no fake clock holds. */
export async function settled(): Promise<void> {
  for (const _ of [1, 2, 3, 4]) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  }
}

/** Ends the animations and transitions of styles, which run on the browser's own clock; what turns for ever goes on. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
