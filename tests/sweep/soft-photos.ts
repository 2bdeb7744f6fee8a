import type { Page } from '@playwright/test';
import { painted } from '../site.ts';

/**
 * Photos whose `sizes` is too small, so that a browser loads a file with too few pixels although a wider one is listed.
 * A photo that fills a box is wider than the box if the box is relatively taller. This reads the attributes, for one
 * and two device pixels per CSS pixel. It only waits for photos at the top, because the proportions of the hero depend
 * on the viewport.
 */
export async function softPhotos(page: Page): Promise<string[]> {
  await painted(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete || !image.currentSrc),
  );
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    // Splits at commas outside brackets.
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
    // The first size whose condition is true, in CSS pixels.
    const stated = (sizes: string) => {
      for (const size of list(sizes)) {
        const [, condition, length = ''] = /^\s*(\([^()]*width[^()]*\))?(.*)$/.exec(size) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return 0;
    };
    // A photo still looks sharp with 5 % fewer pixels than it covers.
    const isSoft = (image: HTMLImageElement) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      if (!source?.sizes || !image.checkVisibility()) return false;
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
      // Before a photo has loaded, its attributes give the proportions.
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
