import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as popovers from '../../src/browser/popover.ts';
import { content } from '../../src/content/index.ts';
import { tooltipDelay, tooltipSkipDelay } from '../../src/lib/specified.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CloseButton } from '../../src/ui/CloseButton.tsx';
import { enhanceTooltips } from '../../src/ui/Tooltip.browser.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { enhance } from './enhance.ts';
import { click, hover, leave } from './input.ts';
import { mountStatic } from './mount.tsx';

const { testimonials } = content.home;

const button = page.getByRole('button', { name: testimonials.moreReviews });
const note = page.getByRole('tooltip');
const isShown = () => note.query() !== null;

/** Shows two icon buttons and a button with its own tooltip below another button, with a paused clock. */
function showControls() {
  vi.useFakeTimers();
  mountStatic(
    <main style={{ padding: 150 }}>
      <button type="button">Before</button>
      <div>
        <span data-tooltip>
          <Button isUnavailable describedBy="note">
            {testimonials.moreReviews}
          </Button>
          <span id="note" role="tooltip" popover="manual">
            {testimonials.moreReviewsNote}
          </span>
        </span>
      </div>
      <CloseButton label="Close" />
      <ul>
        <li data-tooltip>
          <a href="#tooltip">Elsewhere</a>
        </li>
      </ul>
    </main>,
  );
}

const start = () => enhance(() => enhanceTooltips(popovers));

/** Focuses the button with the keyboard. */
async function focusButton() {
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.tab();
}

test('a tooltip shows after the pointer has rested for 700 ms, until it leaves both; within 300 ms the next shows at once', {
  tags: 'L13',
}, async () => {
  showControls();
  // Before the code of tooltips loads.
  await hover(button);
  start();
  await advance(tooltipDelay - 1);
  expect(isShown()).toBe(false);
  await advance(1);
  await expect.element(note).toBeVisible();
  expect(note.element().textContent).toBe(testimonials.moreReviewsNote);
  await expect.element(button).toHaveAccessibleDescription(testimonials.moreReviewsNote);
  await hover(note);
  await advance(2000);
  await expect.element(note).toBeVisible();
  await leave();
  expect(isShown()).toBe(false);
  await advance(tooltipSkipDelay - 10);
  await hover(button);
  await advance(1);
  await expect.element(note).toBeVisible();
  await leave();
  await advance(tooltipSkipDelay + 100);
  await hover(button);
  await advance(tooltipDelay - 1);
  expect(isShown()).toBe(false);
  await advance(1);
  expect(isShown()).toBe(true);
});

test('keyboard focus shows a tooltip at once, also if its code loads later; Escape hides it without moving the focus', {
  tags: 'L13',
}, async () => {
  showControls();
  await focusButton();
  start();
  for (const when of ['before the code loads', 'afterwards']) {
    await advance(0);
    expect(isShown(), when).toBe(true);
    expect(await accessibilityProblems()).toEqual([]);
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }),
    );
    expect(isShown(), 'after Escape of an input method').toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    await expect.element(button).toHaveFocus();
    await focusButton();
  }
});

test('controls without visible text show their name as a tooltip, at once when moving from one to the next', {
  tags: 'L13',
}, async () => {
  showControls();
  start();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await hover(close);
  await advance(tooltipDelay);
  await expect.element(note).toHaveTextContent('Close');
  await expect.element(close).toHaveAccessibleName('Close');
  expect(await accessibilityProblems()).toEqual([]);
  // Below its control, and above it only at the bottom of the viewport.
  const around = close.element().getBoundingClientRect();
  const box = () => note.element().getBoundingClientRect();
  expect(box().top - around.bottom).toBe(8);
  await page.viewport(640, Math.ceil(around.bottom) + 20);
  await expect.poll(() => close.element().getBoundingClientRect().top - box().bottom).toBe(8);
  for (const time of ['a first time', 'a second time']) {
    await leave();
    await hover(page.getByRole('link'));
    await advance(0);
    expect(note.element().textContent, time).toBe('Elsewhere');
  }
  await leave();
  await hover(close);
  await advance(0);
  expect(isShown()).toBe(true);
  await click(close);
  expect(isShown(), 'after a click').toBe(false);
});
