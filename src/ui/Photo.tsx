import type { Ref } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { photoUrl, srcSet, webpFallback } from '../lib/photo-variants.ts';
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
  /** The `sizes` attribute that fits the layout, e.g. `(width >= 56rem) 50vw, 100vw`. */
  sizes: string;
  /** What is first visible, one photo or one comparison: fetched at once and at high priority; all others wait. */
  first?: boolean;
  /** Fetched at once although it is not first visible, where waiting would show. */
  eager?: boolean;
  /** Width by height of the box, e.g. `3 / 4`; without it the photo keeps its own. */
  ratio?: keyof typeof ratioClass;
  rounded?: boolean;
  /** The widest made size, in pixels, that a box which never gets large can use; wider ones are not named. */
  upTo?: number;
};

/** A photograph in the sizes and formats that the build made, on a plain background while it loads. */
export function Photo({
  ref,
  photo,
  sizes,
  first = false,
  eager = false,
  ratio,
  rounded = true,
  upTo = Number.POSITIVE_INFINITY,
}: PhotoProps) {
  const named = { ...photo, widths: photo.widths.filter((width) => width <= upTo) };
  const classes = [styles.photo, rounded && styles.rounded, ratio && styles[ratioClass[ratio]]];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(named, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={webpFallback(named)} />
      <img
        ref={ref}
        className={classNames(...classes)}
        src={photoUrl(photo.src)}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        loading={first || eager ? undefined : 'lazy'}
      />
    </picture>
  );
}
