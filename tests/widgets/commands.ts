import type { BrowserCommand } from 'vitest/node';

// Browser commands for widget tests, besides Vitest's own. They run in Node.js.

/** A point in the tested document, in CSS pixels. */
export type Point = { x: number; y: number };
/** Where the mouse goes and in how many moves, or what its button does. */
export type MouseStep = (Point & { steps?: number }) | 'down' | 'up';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    /** Moves the real mouse and presses its button. */
    mouse: (...steps: MouseStep[]) => Promise<void>;
    /** Scrolls with the mouse wheel at a point, by CSS pixels. Resolves when scrolling has ended. */
    scroll: (at: Point, down: number) => Promise<void>;
    /** Touches the first point, moves to the others and lifts the finger. */
    touch: (...points: Point[]) => Promise<void>;
    /** As for a visitor who prefers reduced motion. */
    reduceMotion: () => Promise<void>;
    /** Undoes the effects of the other commands. */
    resetBrowser: () => Promise<void>;
  }
}

export const mouse: BrowserCommand<MouseStep[]> = async ({ page }, ...steps) => {
  for (const step of steps) {
    if (step === 'down') await page.mouse.down();
    else if (step === 'up') await page.mouse.up();
    else await page.mouse.move(step.x, step.y, { steps: step.steps ?? 1 });
  }
};

export const scroll: BrowserCommand<[at: Point, down: number]> = async ({ page, context }, at, down) => {
  const session = await context.newCDPSession(page);
  const gesture = { ...at, yDistance: -down, speed: 8000, gestureSourceType: 'mouse' } as const;
  await session.send('Input.synthesizeScrollGesture', gesture);
  await session.detach();
};

export const touch: BrowserCommand<Point[]> = async ({ page, context }, ...points) => {
  const session = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, point] of points.entries())
    await send(index === 0 ? 'touchStart' : 'touchMove', [point]);
  await send('touchEnd', []);
  await session.detach();
};

export const reduceMotion: BrowserCommand = ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' });

export const resetBrowser: BrowserCommand = async ({ page }) => {
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
};
