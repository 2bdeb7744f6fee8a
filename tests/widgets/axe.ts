import axe from 'axe-core';
import { vi } from 'vitest';
import { axeOptions } from '../axe-options.ts';
import { advance, finishAnimations } from './clock.ts';

/** What axe finds wrong with a widget as it stands: one line per rule, with the elements. */
export async function accessibilityProblems(part: Element = document.body): Promise<string[]> {
  // What is still fading in has a colour of its own for a moment.
  finishAnimations();
  let isDone = false;
  const check = axe.run(part, axeOptions).finally(() => {
    isDone = true;
  });
  // axe works with timers: a fake clock goes on for the moment that it needs.
  while (vi.isFakeTimers() && !isDone) await advance(1);
  const { violations } = await check;
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
