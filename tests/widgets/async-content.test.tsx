import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AsyncContent } from '../../src/ui/AsyncContent.tsx';
import { mount } from './mount.tsx';

const part = (status: 'initial' | 'pending') => (
  <AsyncContent query={{ status }} loading="Loading" isEmpty empty="None at all" skeletons={2}>
    Content
  </AsyncContent>
);

/** Restarts the animations of a part, and pauses them at a time in milliseconds. */
function showAt(main: HTMLElement, time: number): void {
  main.style.display = 'none';
  main.getBoundingClientRect();
  main.style.display = '';
  for (const animation of main.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = time;
  }
}

test('an empty list keeps its message for 0.3 s while it loads and nothing moves, then skeletons show', {
  tags: 'G6',
}, async () => {
  const initial = await mount(part('initial'));
  const { height } = initial.getBoundingClientRect();
  initial.hidden = true;
  const main = await mount(part('pending'));
  const words = page.elementLocator(main).getByText('None at all');
  const skeletons = [...main.querySelectorAll<HTMLElement>('[data-skeleton]')];
  const shown = () => skeletons.map((each) => each.checkVisibility({ visibilityProperty: true }));

  showAt(main, 299);
  await expect.element(words).toBeVisible();
  expect(main.getBoundingClientRect().height).toBe(height);
  expect(shown()).toEqual([false, false]);

  showAt(main, 501);
  await expect.element(words).not.toBeVisible();
  expect(shown()).toEqual([true, true]);
  for (const { offsetWidth, offsetHeight } of skeletons)
    expect(offsetWidth / offsetHeight).toBeCloseTo(3 / 4, 1);
});
