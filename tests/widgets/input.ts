import { expect } from 'vitest';
import { commands, type Locator, userEvent } from 'vitest/browser';
import { finishAnimations } from './clock.ts';
import type { Point } from './commands.ts';

/** A corner of the document without a widget. */
const aside: Point = { x: 1, y: 1 };

type Target = Locator | HTMLElement;
const elementOf = (target: Target) => (target instanceof HTMLElement ? target : target.element());

/** Scrolls to an element, and returns its box in the viewport. */
export function boxOf(target: Target): DOMRect {
  const element = elementOf(target);
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  return element.getBoundingClientRect();
}

/** Waits until an element can be clicked in its middle, and returns that point. */
async function middleOf(target: Target): Promise<Point> {
  await expect.element(target).toBeVisible();
  finishAnimations();
  const { x, y, width, height } = boxOf(target);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const above = () => document.elementFromPoint(middle.x, middle.y);
  await expect.poll(() => elementOf(target).contains(above()), { message: 'nothing covers it' }).toBe(true);
  return middle;
}

/** Moves the mouse onto an element. */
export async function hover(target: Target): Promise<void> {
  await commands.mouse(await middleOf(target));
}

/** Moves the mouse away from every widget. */
export async function leave(): Promise<void> {
  await commands.mouse(aside);
}

/** Clicks an element with the mouse. */
export async function click(target: Target): Promise<void> {
  await commands.mouse(await middleOf(target), 'down', 'up');
}

/** Focuses an element and presses a key, such as `{Enter}`. */
export async function press(locator: Locator, key: string): Promise<void> {
  locator.element().focus();
  await userEvent.keyboard(key);
}

/** The texts of all elements of a locator, with single spaces. */
export function texts(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}
