import type { Page } from '@playwright/test';
import { content, painted, section } from '../site.ts';
import { expect } from './sweep.ts';

/** How tall home may be, in CSS pixels, at the width of a phone and of a laptop. */
export const tallest = { 390: 18_160, 1440: 15_500 };

const { home } = content;

/** Room that what floats at the foot of a phone may take. */
const footRoom = 64;

/** Expects the headline, the buttons and the proof to be in the window, in front of everything, with the photo. */
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
    for (const part of [...parts, hero.getByRole('listitem').first(), hero.getByRole('listitem').last()]) {
      const { bottom, isOnTop } = await part.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { bottom: box.bottom, isOnTop: top !== null && element.contains(top) };
      });
      expect(bottom, at).toBeLessThanOrEqual(viewport.height - footRoom);
      expect(isOnTop, at).toBe(true);
    }
    const team = await hero.getByRole('link', { name: home.hero.meetTeam }).boundingBox();
    expect(team?.y ?? 0, 'the bar cuts no link in two').toBeGreaterThanOrEqual(viewport.height - footRoom);
    const photo = await hero.getByRole('img').first().boundingBox();
    const title = await heading.boundingBox();
    expect(photo?.height ?? 0, at).toBeGreaterThan(viewport.height * 0.3);
    expect(photo?.height ?? 0, at).toBeLessThanOrEqual(viewport.height * 0.45);
    expect(title?.y ?? 0, 'the headline overlaps the foot of the photo').toBeLessThan(
      (photo?.y ?? 0) + (photo?.height ?? 0),
    );
  }
}
