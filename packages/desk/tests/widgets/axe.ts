import axe from 'axe-core';
import { vi } from 'vitest';
import { axeOptions, problemsIn } from '../axe-rules.ts';

/** What axe finds wrong with the desk as it is. axe works with timers, so a fake clock ends here. */
export async function accessibilityProblems(): Promise<string[]> {
  vi.useRealTimers();
  // What is still fading in has a colour of its own for a moment.
  for (const animation of document.getAnimations()) animation.finish();
  return problemsIn(await axe.run(document.body, axeOptions));
}
