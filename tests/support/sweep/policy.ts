import type { Page } from '@playwright/test';

/** Records what the content security policy blocks on a page. Call it before the page is opened. */
export async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => ('seen' in window ? (window.seen as string[]) : ['not listening']));
}
