import { type EnginePage, inPage, waitFor } from './engine.ts';

/** Opens an address and waits until its page works: the last enhancement writes the visitor's own address into the head. */
export async function openPage(page: EnginePage, address: string): Promise<void> {
  await page.goto(address);
  await waitFor(
    page,
    `${address} works`,
    () => {
      // Islands wait for a sign of the visitor.
      window.dispatchEvent(new Event('pointermove'));
      const own = location.origin + location.pathname;
      return document.querySelector(`meta[property="og:url"][content="${own}"]`) !== null;
    },
    null,
  );
}

/** Scrolls through a page and waits for its pictures and fonts. @returns a sentence for each fault */
export async function routeFaults(page: EnginePage): Promise<string[]> {
  const faults = new Set<string>();
  let isEnd = false;
  while (!isEnd) {
    await waitFor(
      page,
      'The pictures in the window are there',
      () =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
            return isInWindow && image.checkVisibility();
          })
          .every((image) => image.complete),
      null,
    );
    isEnd = await inPage(
      page,
      (step) => {
        const before = scrollY;
        scrollBy({ top: innerHeight * step, behavior: 'instant' });
        return scrollY === before;
      },
      0.8,
    );
  }
  const found = await inPage(
    page,
    () => ({
      headings: document.querySelectorAll('h1').length,
      sideways: document.documentElement.scrollWidth - innerWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
      // A local font that stands in while another loads need not be on this machine.
      fonts: [...document.fonts]
        .filter(({ family }) => !/fallback/i.test(family))
        .map(({ status }) => status as string),
    }),
    null,
  );
  if (found.headings !== 1) faults.add(`It has ${found.headings} first-level headings instead of one.`);
  if (found.sideways > 0) faults.add(`It scrolls sideways by ${found.sideways} px.`);
  if (found.broken > 0) faults.add(`It has ${found.broken} broken pictures.`);
  if (!found.fonts.includes('loaded') || found.fonts.includes('error'))
    faults.add(`Its fonts are ${found.fonts.join(', ')}.`);
  return [...faults];
}
