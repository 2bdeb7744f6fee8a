import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    // React leaves its own key on every element that it has taken over.
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__react'));
  });
}
