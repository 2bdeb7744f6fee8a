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
  return page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 1 });
    const srcset = `${canvas.toDataURL()} 1000w`;
    // The browser shows a file as wide as `sizes` says, in CSS pixels.
    const stated = async (sizes: string) => {
      const probe = Object.assign(new Image(), { sizes, srcset });
      await probe.decode();
      return probe.naturalWidth;
    };
    // A photo still looks sharp with 5 % fewer pixels than it covers.
    const isSoft = async (image: HTMLImageElement) => {
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
      const size = await stated(source.sizes);
      return [1, 2].some((density) => atLeast(size * density) < atLeast(covered * 0.95 * density));
    };
    const soft: string[] = [];
    for (const image of document.images)
      if (await isSoft(image)) soft.push(`${image.src} in ${image.offsetWidth} x ${image.offsetHeight} px`);
    return soft;
  });
}
