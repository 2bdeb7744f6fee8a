import axe from 'axe-core';
import { vi } from 'vitest';
import { axeOptions } from '../../scripts/page-checks/axe-options.ts';
import { advance, finishAnimations } from './clock.ts';

/** What axe finds wrong with a widget in its current state: one line per rule, with the elements. */
export async function accessibilityProblems(part: Element = document.body): Promise<string[]> {
  // Elements that fade in have other colours for a moment.
  finishAnimations();
  let isDone = false;
  const check = axe.run(part, axeOptions).finally(() => {
    isDone = true;
  });
  // axe uses timers, so a fake clock is advanced while it runs.
  while (vi.isFakeTimers() && !isDone) await advance(1);
  const { violations } = await check;
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
