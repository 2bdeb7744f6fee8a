import type { Ref } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { photoUrl, srcSet, webpFallback } from '../lib/photo-urls.ts';
import styles from './Photo.module.css';

const ratioClass = {
  '3 / 4': 'portrait',
  '4 / 3': 'landscape',
  '3 / 2': 'film',
  '1 / 1': 'square',
  '16 / 9': 'wide',
} as const;

export type PhotoProps = {
  ref?: Ref<HTMLImageElement>;
  photo: PhotoData;
  /** The `sizes` attribute, such as `(width >= 56rem) 50vw, 100vw`. */
  sizes: string;
  /** Loads at once with high priority: for the first visible photo or comparison; all others load lazily. */
  priority?: boolean;
  /** Loads at once with normal priority. */
  eager?: boolean;
  /** Aspect ratio of the box, such as `3 / 4`; without it, that of the photo. */
  ratio?: keyof typeof ratioClass;
  rounded?: boolean;
  /** Widest image variant, in pixels, that a small box needs; wider ones are left out of the srcset. */
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
  rounded = true,
  maxWidth = Number.POSITIVE_INFINITY,
}: PhotoProps) {
  const variants = { ...photo, widths: photo.widths.filter((width) => width <= maxWidth) };
  const classes = [styles.photo, rounded && styles.rounded, ratio && styles[ratioClass[ratio]]];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(variants, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={webpFallback(photo)} />
      <img
        ref={ref}
        className={classNames(...classes)}
        src={photoUrl(photo.src)}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        loading={priority || eager ? undefined : 'lazy'}
      />
    </picture>
  );
}
