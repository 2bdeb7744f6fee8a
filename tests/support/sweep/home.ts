import type { Page } from '@playwright/test';
import { painted, section } from '../site.ts';
import { expect } from './sweep.ts';

/** Height that overlays may take at the bottom of a phone. */
const footRoom = 64;

/** Expects the photo, the headline, the buttons and the trust row to be in view, and nothing to cover their middle. */
export async function expectFirstScreen(page: Page): Promise<void> {
  const hero = section(page, 'Where clean feels like calm.');
  const heading = hero.getByRole('heading', { level: 1 });
  const parts = [heading, hero.getByRole('link').nth(0), hero.getByRole('link').nth(1)];
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    const at = `at ${viewport.width} by ${viewport.height}`;
    const proof = hero.getByRole('listitem');
    for (const part of [...parts, proof.first(), proof.last(), hero.getByRole('img').first()]) {
      const { bottom, isOnTop } = await part.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { bottom: box.bottom, isOnTop: top !== null && element.contains(top) };
      });
      expect(bottom, at).toBeLessThanOrEqual(viewport.height - footRoom);
      expect(isOnTop, at).toBe(true);
    }
  }
}
