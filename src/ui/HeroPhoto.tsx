import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { wideHeroClass, wideHeroMedia } from '../lib/hero-media.ts';

type HeroPhotoProps = {
  wide: PhotoData;
  /** Replaces the wide photo on portrait viewports and beside the headline. */
  portrait: PhotoData;
  /** A photo on another host that replaces both. If it fails to load, the wide photo is the fallback. */
  externalUrl: string | null;
  className: string | undefined;
};

/** The hero photo, in two crops, loaded with high priority. */
export function HeroPhoto({ wide, portrait, externalUrl, className }: HeroPhotoProps) {
  if (externalUrl) {
    return (
      <img
        className={className}
        src={externalUrl}
        data-fallback={wide.src}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    );
  }
  return (
    <picture>
      <source media={wideHeroMedia} type="image/avif" srcSet={wide.srcset} sizes="100vw" />
      <source type="image/avif" srcSet={portrait.srcset} sizes="(width >= 64rem) max(57vw, 40rem), 100vw" />
      <source type="image/webp" srcSet={portrait.webp} />
      <img
        className={classNames(portrait.focus, wideHeroClass, className)}
        src={wide.src}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  );
}
