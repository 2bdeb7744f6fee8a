import type { PhotoData } from '../content/schemas/parts.ts';
import { photoUrl, srcSet, webpFallback } from '../lib/photo-variants.ts';

type HeroPhotoProps = {
  wide: PhotoData;
  /** Replaces the wide photo on narrow windows. */
  portrait: PhotoData;
  /** A photo on another host that replaces both; if it fails, the local one is the fallback [H1]. */
  externalUrl: string | null;
};

const narrow = '(width < 44rem)';

/** The hero photo, cropped for wide and narrow windows, loaded with high priority. */
export function HeroPhoto({ wide, portrait, externalUrl }: HeroPhotoProps) {
  if (externalUrl) {
    return (
      <img
        src={externalUrl}
        data-fallback={photoUrl(wide.src)}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    );
  }
  return (
    <picture>
      <source media={narrow} type="image/avif" srcSet={srcSet(portrait, 'avif')} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes="100vw" />
      <source media={narrow} type="image/webp" srcSet={webpFallback(portrait)} />
      <source type="image/webp" srcSet={webpFallback(wide)} />
      <img
        src={photoUrl(wide.src)}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  );
}
