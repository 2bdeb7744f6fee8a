import type { Page } from '@playwright/test';
import { content, section } from '../site.ts';
import { expect } from './sweep.ts';

/** Expects the frames of the contact page to have a title and only the rights that a form and a map need. */
export async function expectFrames(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(2);
  for (const frame of await page.locator('iframe').all()) {
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('title', /./);
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
    const needed = ['allow-scripts', 'allow-same-origin', 'allow-popups'];
    expect(sandbox).toEqual(expect.arrayContaining(needed));
    expect(sandbox.some((right) => right.includes('top-navigation'))).toBe(false);
  }
  const form = section(page, content.contact.form.heading).locator('iframe');
  await expect(form).toHaveAttribute('sandbox', /allow-forms/);
}
