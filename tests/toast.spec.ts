import type { Page } from '@playwright/test';
import { fillForm, openForm, quoteForm, words } from './quote-form.ts';
import { expect, test } from './site.ts';

/** Lets the tasks run that React has queued, which the clock of the test does not hold, as it holds all drawing. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

/** Sends a request while the time stands still, so that the toast has just appeared. */
async function openToast(page: Page) {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 5000);
  await sendAgain(page);
  const close = form.area.getByRole('button', { name: words.toast.close, exact: true });
  return {
    ...form,
    close,
    box: async () => (await close.locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
  };
}

async function sendAgain(page: Page) {
  const { submit, submitting, toast } = quoteForm(page);
  await fillForm(page);
  await submit.click();
  await expect(submitting).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toBeVisible();
  // Away from the toast, which a resting mouse would hold.
  await page.mouse.move(2, 400);
  await settled(page);
}

test('[Q4] it stays for 5000 ms, and says its words in a region that was there from the start', async ({
  page,
}) => {
  await page.clock.install();
  const { area, toast } = await openForm(page);
  await area.getByRole('status').evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-was-there', '');
  });
  await page.clock.pauseAt(Date.now() + 5000);
  await sendAgain(page);
  await expect(toast).toHaveAttribute('data-was-there');
  await expect(toast.getByText('Quote Request Received!', { exact: true })).toBeVisible();
  await expect(
    toast.getByText("We'll respond within one business hour. Check your email for confirmation."),
  ).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('[Q4] a second request shows one toast, with its time anew', async ({ page }) => {
  const { panel, toast, close } = await openToast(page);
  await page.clock.runFor(3000);
  await sendAgain(page);
  await expect(toast).toHaveCount(1);
  await expect(close).toHaveCount(1);
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
  await expect(panel).toBeVisible();
});

const holds: Record<string, { hold: (page: Page) => Promise<void>; release: (page: Page) => Promise<void> }> =
  {
    'the pointer is on it': {
      hold: (page) => quoteForm(page).toast.hover(),
      release: (page) => page.mouse.move(2, 400),
    },
    'the focus is in it': {
      hold: (page) =>
        quoteForm(page).area.getByRole('button', { name: words.toast.close, exact: true }).focus(),
      release: (page) => quoteForm(page).field('name').focus(),
    },
    'another tab is shown': {
      hold: (page) => showTab(page, true),
      release: (page) => showTab(page, false),
    },
  };

async function showTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [name, { hold, release }] of Object.entries(holds)) {
  test(`[Q4] its time stands still while ${name}, and then goes on`, async ({ page }) => {
    const { toast } = await openToast(page);
    await page.clock.runFor(3000);
    await hold(page);
    await settled(page);
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await release(page);
    await settled(page);
    await page.clock.runFor(1999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });
}

test('[Q4] the close button and Escape dismiss it, and the focus returns', async ({ page }) => {
  const { toast, close, submit } = await openToast(page);
  await submit.focus();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(submit).toBeFocused();
  await sendAgain(page);
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await sendAgain(page);
  await close.click();
  await expect(toast).toHaveCount(0);
});

const swipes = [
  { x: 49, y: 0, stays: true },
  { x: 50, y: 0, stays: false },
  { x: 120, y: 20, stays: false },
  { x: -80, y: 0, stays: true },
  { x: 55, y: 90, stays: true },
];
for (const kind of ['mouse', 'touch'] as const) {
  test(`[Q4] a swipe (${kind}) of 50 px to the right dismisses it, any other does not`, async ({ page }) => {
    // Without its arrival, which would move what is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { toast, close, box } = await openToast(page);
    for (const { x, y, stays } of swipes) {
      if ((await toast.count()) === 0) await sendAgain(page);
      const { x: left, y: top, height } = await box();
      const start = { x: left + 60, y: top + height / 2 };
      if (kind === 'mouse') {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(start.x + x, start.y + y, { steps: 7 });
        await page.mouse.up();
      } else {
        const card = close.locator('..');
        const at = (dx: number, dy: number) => ({
          pointerType: 'touch',
          isPrimary: true,
          clientX: start.x + dx,
          clientY: start.y + dy,
        });
        await card.dispatchEvent('pointerdown', at(0, 0));
        await card.dispatchEvent('pointermove', at(x / 2, y / 2));
        await card.dispatchEvent('pointermove', at(x, y));
        await card.dispatchEvent('pointerup', at(x, y));
      }
      await settled(page);
      await expect(toast, `${x} px`).toHaveCount(stays ? 1 : 0);
      if (stays) expect((await box()).x).toBe(left);
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [768, 900],
  [1440, 900],
] as const) {
  test(`[Q4] at ${width} px it stands below the navbar, clear of what floats at the bottom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { box, close } = await openToast(page);
    const banner = await page.getByRole('banner').boundingBox();
    const toast = await box();
    expect(toast.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
    expect(toast.x).toBeGreaterThanOrEqual(0);
    expect(toast.x + toast.width).toBeLessThanOrEqual(width);
    expect(toast.y + toast.height).toBeLessThan(height - 200);
    const target = await close.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await close.locator('..').evaluate((element) => element.getAnimations().length)).toBe(0);
  });
}
