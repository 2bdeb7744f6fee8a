import type { PhotoData } from '../content/schemas/parts.ts';
import { photoUrl, srcSet } from '../lib/photo-variants.ts';
import styles from './Photo.module.css';

type PhotoProps = {
  photo: PhotoData;
  /** The `sizes` attribute that fits the layout, e.g. `(width >= 56rem) 50vw, 100vw`. */
  sizes: string;
  /** The one photo that is first visible: fetched at once and at high priority; all others wait. */
  first?: boolean;
  /** Fetched at once although it is not first visible, where waiting would show. */
  eager?: boolean;
  /** Width by height of the box, e.g. `3 / 4`; without it the photo keeps its own. */
  ratio?: '3 / 4' | '4 / 3' | '1 / 1' | '16 / 9' | '3 / 2';
  rounded?: boolean;
};

/** A photograph in the sizes and formats that the build made, with a blurred ground while it loads. */
export function Photo({ photo, sizes, first = false, eager = false, ratio, rounded = true }: PhotoProps) {
  const box = {
    aspectRatio: ratio,
    backgroundImage: photo.placeholder ? `url(${photo.placeholder})` : undefined,
  };
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp')} sizes={sizes} />
      <img
        className={rounded ? `${styles.photo} ${styles.rounded}` : styles.photo}
        style={box}
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
