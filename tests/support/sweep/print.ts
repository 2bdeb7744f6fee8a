import type { Page } from '@playwright/test';
import { content } from '../site.ts';
import { expect } from './sweep.ts';

/** Expects a page to print its text and whole photos, without menu, overlays and buttons. */
export async function expectPrint(page: Page): Promise<void> {
  await expect(page.locator('nav:visible, body > :not(main, footer):visible, iframe:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#quote:visible, #closing-heading:visible')).toHaveCount(0);
  const found = await page.locator('main').evaluate((main) => {
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const style = (element: Element) => getComputedStyle(element);
    const text = (element: Element) => element.textContent;
    const pictures = all('img')
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => ({ name: image.getAttribute('src'), box: image.getBoundingClientRect() }));
    // A note is a little slanted.
    const isOn = (one: DOMRect, other: DOMRect) =>
      one.left + 8 < other.right &&
      other.left + 8 < one.right &&
      one.top + 8 < other.bottom &&
      other.top + 8 < one.bottom;
    return {
      'photos and notes that lie on others or leave the sheet': pictures
        .filter(
          ({ box }) =>
            box.right > innerWidth || pictures.some((other) => other.box !== box && isOn(box, other.box)),
        )
        .map(({ name }) => name),
      'texts in the light colour of dark backgrounds': all('h1, h2, p')
        .filter((element) => style(element).color === 'rgb(244, 247, 241)')
        .map(text),
      'photos that are cut': all('img')
        .filter((image) => image.checkVisibility({ visibilityProperty: true }))
        .filter((image) => style(image).objectFit === 'cover')
        .map((image) => image.getAttribute('src')),
      // Round buttons and links with an arrow are useless on paper.
      buttons: all('a, button')
        .filter((part) => part.checkVisibility())
        .filter((part) => Number.parseFloat(style(part).borderRadius) > 100 || part.querySelector('svg'))
        .map(text),
      'questions without the link that answers them': all('*')
        .filter(({ firstChild, children }) => firstChild?.nodeType === Node.TEXT_NODE && children.length > 0)
        .filter((part) => part.checkVisibility() && /\?\s*$/.test(part.firstChild?.nodeValue ?? ''))
        .filter((part) => ![...part.children].some((child) => child.checkVisibility()))
        .map(text),
      'headings that may be parted from what follows': all('h1, h2, h3, h4')
        .filter((heading) => style(heading).breakAfter !== 'avoid')
        .map(text),
    };
  });
  for (const [what, faults] of Object.entries(found)) expect(faults, what).toEqual([]);
}

/** Additional expectations for single pages. */
export const printedExtras: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/ndis': async (page) => {
    await expect(page.locator('details p').first(), 'questions have their answers').toBeVisible();
  },
  '/contact': async (page) => {
    await expect(page.getByRole('main').locator('a[href^="tel:"]:visible').first()).toBeVisible();
  },
  '/residential': expectChecklistSheet,
};

/** The vacate checklist starts a new sheet. */
async function expectChecklistSheet(page: Page): Promise<void> {
  const { checklistLabel } = content.residential.vacate;
  const heading = page.getByRole('heading', { name: checklistLabel, exact: true });
  expect(await heading.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
}
