import { expect, type Page } from '@playwright/test';
import { painted } from '../site.ts';

/**
 * Opens a path while fonts and images only arrive after the first paint.
 * @returns the layout shift that they caused
 */
export async function layoutShiftWithSlowFiles(page: Page, path: string): Promise<number> {
  const held: (() => void)[] = [];
  let isReleased = false;
  const fontsAndPictures = /\.(woff2|avif|webp|jpe?g|svg)(\?|$)/;
  await page.route(fontsAndPictures, async (route) => {
    if (!isReleased) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.addInitScript(() => {
    // On a second call, a former script already counts.
    if ('layoutShift' in window) return;
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await painted(page);
  // On a busy machine, Playwright reports requests of the page late.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isReleased = true;
  for (const go of held) go();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  await painted(page);
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
  await page.unroute(fontsAndPictures);
  return shift;
}

/**
 * The parts at the top of a page that move when the next part arrives, because a browser on a slow network paints a
 * document before it has all of it.
 */
export function partsThatMove(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.querySelector('main > :first-child');
    const parts = [...(screen?.children ?? [])].filter((part) => part instanceof HTMLElement);
    const places = () => {
      // The page may be scrolled, and scrolls itself when something above its viewport changes.
      const from = screen?.getBoundingClientRect().top ?? 0;
      return parts.map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return { left, top: top - from, width };
      });
    };
    const moved = new Set<string>();
    const whole = places();
    for (const part of parts.slice(1).reverse()) {
      part.style.display = 'none';
      for (const [index, { left, top, width }] of places().entries()) {
        const last = whole[index];
        const isShown = width > 0 && last !== undefined;
        if (isShown && Math.max(Math.abs(left - last.left), Math.abs(top - last.top)) > 1)
          moved.add(`${parts[index]?.className} from ${left}, ${top} to ${last.left}, ${last.top}`);
      }
    }
    for (const part of parts) part.style.display = '';
    return [...moved];
  });
}
