import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { toastSwipe, toastTime } from '../../src/lib/specified.ts';
import { Toaster } from '../../src/ui/Toast/Toaster.tsx';
import { createToastStore } from '../../src/ui/Toast/toast-store.ts';
import { advance, settled } from './clock.ts';
import { click, hover, leave, press } from './input.ts';
import { mount } from './mount.tsx';

const { quoteForm } = content.home;

const { toast: words } = quoteForm;
const toast = page.getByRole('status').filter({ hasText: words.title });
const close = page.getByRole('button', { name: words.close, exact: true });
const before = page.getByRole('button', { name: 'Before' });
const expectGone = () => expect.element(toast).not.toBeInTheDocument();
const boxOfCard = () => close.element().parentElement?.getBoundingClientRect() ?? new DOMRect();

let store: ReturnType<typeof createToastStore>;

async function show() {
  store.show(words);
  await settled();
  await expect.element(toast).toBeVisible();
}

beforeEach(async () => {
  vi.useFakeTimers();
  store = createToastStore();
  await mount(
    <>
      <button type="button">Before</button>
      <Toaster store={store} closeLabel={words.close} />
    </>,
  );
});

/** Expects the toast to stay for this time, and to be gone then. */
async function expectGoneAfter(time: number) {
  await advance(time - 1);
  await expect.element(toast).toBeVisible();
  await advance(1);
  await expectGone();
}

test('it stays for 5000 ms, which start over with a second request, and its live region exists from the start', {
  tags: 'Q4',
}, async () => {
  const region = page.getByRole('status').element();
  await show();
  expect(toast.element()).toBe(region);
  await advance(toastTime - 2000);
  await show();
  expect(toast.elements()).toHaveLength(1);
  expect(close.elements()).toHaveLength(1);
  await expectGoneAfter(toastTime);
});

function showTab(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const holds: Record<string, { hold: () => unknown; release: () => unknown }> = {
  'the pointer is on it': { hold: () => hover(toast), release: leave },
  'the focus is in it': {
    hold: () => close.element().focus(),
    release: () => before.element().focus(),
  },
  'another tab is shown': { hold: () => showTab(true), release: () => showTab(false) },
};

for (const [name, { hold, release }] of Object.entries(holds)) {
  test(`its time pauses while ${name}, then continues`, { tags: 'Q4' }, async () => {
    await show();
    await advance(toastTime - 2000);
    await hold();
    await settled();
    await advance(60_000);
    await expect.element(toast).toBeVisible();
    await release();
    await settled();
    await expectGoneAfter(2000);
  });
}

test('the close button and Escape dismiss it, and the focus returns', { tags: 'Q4' }, async () => {
  for (const dismiss of [() => press(close, '{Enter}'), () => press(close, '{Escape}'), () => click(close)]) {
    await show();
    before.element().focus();
    await dismiss();
    await expectGone();
    await expect.element(before).toHaveFocus();
  }
});

const swipes = [
  { x: toastSwipe - 1, y: 0, stays: true },
  { x: toastSwipe, y: 0, stays: false },
  { x: toastSwipe + 70, y: 20, stays: false },
  { x: -toastSwipe - 30, y: 0, stays: true },
  { x: toastSwipe + 5, y: toastSwipe + 40, stays: true },
];
for (const kind of ['mouse', 'touch'] as const) {
  test(`a swipe (${kind}) of 50 px to the right dismisses it, no other swipe does`, {
    tags: 'Q4',
  }, async () => {
    // Without the entry animation, which would move what is measured.
    await commands.reduceMotion();
    for (const { x, y, stays } of swipes) {
      if (!toast.query()) await show();
      const { left, top, height } = boxOfCard();
      const start = { x: left + 60, y: top + height / 2 };
      const end = { x: start.x + x, y: start.y + y };
      if (kind === 'mouse') await commands.mouse(start, 'down', { ...end, steps: 7 }, 'up');
      else await commands.touch(start, { x: start.x + x / 2, y: start.y + y / 2 }, end);
      await settled();
      expect(toast.elements(), `${x} px`).toHaveLength(stays ? 1 : 0);
      if (stays) expect(boxOfCard().left).toBe(left);
    }
  });
}
