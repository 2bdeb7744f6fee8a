import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import './focus.css';
import { type Frame, photoFrameClass } from './layout/frame.ts';
import styles from './Photo.module.css';

export type PhotoProps = Frame & {
  photo: PhotoData;
  /** The `sizes` attribute, such as `(width >= 56rem) 50vw, 100vw`. */
  sizes: string;
  /** Loads at once with high priority: for the first visible photo or comparison. All others load lazily. */
  priority?: boolean;
  /** Loads at once with normal priority. */
  eager?: boolean;
  rounded?: boolean;
  /** Maximum width of the image variants in the srcset, in pixels: less for small boxes, more for the widest. */
  maxWidth?: number;
};

/** A photo with its image variants, on a plain background while it loads. */
export function Photo({
  photo,
  sizes,
  priority = false,
  eager = false,
  ratio,
  wideRatio,
  rounded = true,
  maxWidth = 1920,
}: PhotoProps) {
  return (
    <picture className={classNames(photoFrameClass({ ratio, wideRatio }), rounded && styles.rounded)}>
      <source type="image/avif" srcSet={narrowed(photo.srcset, maxWidth)} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} />
      <img
        className={classNames(styles.photo, photo.focus)}
        decoding="async"
        // Before `src`, because some browsers load an image at once that is not lazy yet. This order also compresses
        // best.
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        width={photo.width}
        height={photo.height}
        src={photo.src}
        alt={photo.alt}
      />
    </picture>
  );
}

/** The variants of a srcset up to a width, and the narrowest. */
function narrowed(srcset: string, maxWidth: number): string {
  return srcset.replace(/, \S+ (\d+)w/g, (variant, width) => (width > maxWidth ? '' : variant));
}

/**
 * Reads a photo from the HTML of `Photo`, even if it was broken and replaced. The HTML has only the variants that suit
 * the box.
 */
export function photoFromHtml(image: HTMLImageElement): PhotoData {
  const [avif, webp] = image.parentElement?.querySelectorAll('source') ?? [];
  const setOf = (source?: HTMLSourceElement) => source?.dataset.srcset ?? source?.srcset ?? '';
  const focus = [...image.classList].find((name) => name.startsWith('focus-'));
  return {
    src: image.dataset.src ?? image.getAttribute('src') ?? '',
    srcset: setOf(avif),
    webp: setOf(webp),
    alt: image.alt,
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    ...(focus && { focus }),
  };
}
