import type { Page } from '@playwright/test';
import { painted } from '../site.ts';

/**
 * Photos whose `sizes` is so much smaller than what they cover that a browser loads a file too small for it, although a
 * wider one is listed. A photo that fills a box is wider than the box where the box is higher than its proportions.
 * This reads what the page states, for one and two device pixels per CSS pixel. It waits for photos at the top only, as
 * the proportions of the hero depend on the window.
 */
export async function softPhotos(page: Page): Promise<string[]> {
  await painted(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete || !image.currentSrc),
  );
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    // Splits at the commas outside of brackets.
    const list = (sizes: string) => {
      const parts = [''];
      let depth = 0;
      for (const letter of sizes) {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        if (letter === ',' && depth === 0) parts.push('');
        else parts.push(`${parts.pop()}${letter}`);
      }
      return parts;
    };
    // The first size whose condition holds, in CSS pixels.
    const stated = (sizes: string) => {
      for (const size of list(sizes)) {
        const [, condition, length = ''] = /^\s*(\([^()]*width[^()]*\))?(.*)$/.exec(size) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return 0;
    };
    // Below what it covers by 5 %, a photo still looks sharp.
    const isSoft = (image: HTMLImageElement) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      if (!source?.sizes || !image.checkVisibility()) return false;
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
      // Until it is loaded, its attributes have its proportions.
      const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      const ratio = naturalHeight ? naturalWidth / naturalHeight : Number(width) / Number(height);
      const fills = getComputedStyle(image).objectFit === 'cover';
      const covered = fills ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth;
      const files = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, file]) => Number(file));
      const atLeast = (pixels: number) => files.find((file) => file >= pixels) ?? Math.max(...files);
      return [1, 2].some(
        (density) => atLeast(stated(source.sizes) * density) < atLeast(covered * 0.95 * density),
      );
    };
    const soft = [...document.images]
      .filter(isSoft)
      .map(({ src, offsetWidth, offsetHeight }) => `${src} in ${offsetWidth} x ${offsetHeight} px`);
    probe.remove();
    return soft;
  });
}
