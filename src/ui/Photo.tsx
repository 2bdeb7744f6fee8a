import type { Ref } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { focusClass, focusIn } from '../lib/photo-focus.ts';
import { photoUrl, srcSet, variantsOf, webpFallback } from '../lib/photo-urls.ts';
import { photoFromPublished } from '../lib/published-photo.ts';
import './focus.css';
import { boxClass, type Frame, frameClass } from './layout/frame.ts';
import styles from './Photo.module.css';

export type PhotoProps = Frame & {
  ref?: Ref<HTMLImageElement>;
  photo: PhotoData;
  /** The `sizes` attribute, such as `(width >= 56rem) 50vw, 100vw`. */
  sizes: string;
  /** Loads at once with high priority: for the first visible photo or comparison. All others load lazily. */
  priority?: boolean;
  /** Loads at once with normal priority. */
  eager?: boolean;
  rounded?: boolean;
  /** Maximum width of the image variants in the srcset, in pixels, for small boxes. */
  maxWidth?: number;
};

/** A photo with its image variants, on a plain background while it loads. */
export function Photo({
  ref,
  photo,
  sizes,
  priority = false,
  eager = false,
  ratio,
  wideRatio,
  rounded = true,
  maxWidth = Number.POSITIVE_INFINITY,
}: PhotoProps) {
  const variants = { ...photo, widths: photo.widths.filter((width) => width <= maxWidth) };
  const classes = [
    styles.photo,
    rounded && styles.rounded,
    frameClass({ ratio, wideRatio }),
    focusClass(photo.focus),
  ];
  return (
    <picture className={boxClass({ wideRatio })}>
      <source type="image/avif" srcSet={srcSet(variants, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={webpFallback(photo)} />
      <img
        ref={ref}
        className={classNames(...classes)}
        decoding="async"
        // Before `src`, because some browsers load an image at once that is not lazy yet. This order also compresses
        // best.
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        width={photo.width}
        height={photo.height}
        src={photoUrl(photo.src)}
        alt={photo.alt}
      />
    </picture>
  );
}

/**
 * Reads a photo from the HTML of `Photo`, even if it was broken and replaced. Its blurred placeholder is not in the
 * HTML.
 */
export function photoFromHtml(image: HTMLImageElement): PhotoData {
  const source = image.parentElement?.querySelector('source');
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  return photoFromPublished({
    src: image.dataset.src ?? image.getAttribute('src') ?? '',
    alt: image.alt,
    focus: focusIn(image.className),
    width,
    height,
    ...variantsOf(source?.dataset.srcset ?? source?.srcset ?? '', width),
  });
}
