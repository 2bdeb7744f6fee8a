import { words } from '../words.ts';

/** Common frames. */
const usual = { wide: 16 / 9, square: 1, upright: 3 / 4 };

/** Pixels below which a picture is an icon. */
const least = 40;

/** The aspect ratios of frames for a photo, by name: the page's own frames first. */
export function framesOf(name: string, page: Document | undefined): [name: string, ratio: number][] {
  const frames: [string, number][] = [];
  const add = (label: string, ratio: number) => {
    if (frames.every(([, other]) => Math.abs(Math.log(ratio / other)) > 0.1)) frames.push([label, ratio]);
  };
  for (const picture of page?.images ?? []) {
    const { width, height } = picture.getBoundingClientRect();
    if (shows(picture, name) && Math.min(width, height) >= least) add(words.photo.frame.page, width / height);
  }
  for (const shape of ['wide', 'square', 'upright'] as const) add(words.photo.frame[shape], usual[shape]);
  return frames;
}

/** Whether a picture shows a photo, in any of its variants: their names start like the photo's. */
function shows({ currentSrc, src }: HTMLImageElement, name: string): boolean {
  const file = decodeURIComponent((currentSrc || src).replace(/[?#].*$|.*\//g, ''));
  return file.normalize().startsWith(name.replace(/\w+$/, ''));
}
