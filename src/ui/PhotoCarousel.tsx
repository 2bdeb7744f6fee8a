import type { LayoutContent } from '../content/schemas/layout.ts';
import type { PhotoData } from '../content/schemas/parts.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { Stack } from './layout/Stack.tsx';
import { Photo, photoFromHtml } from './Photo.tsx';
import styles from './PhotoCarousel.module.css';
import text from './text.module.css';
import { useLightbox } from './use-lightbox.tsx';

type PhotoCarouselProps = Omit<CarouselProps, 'slides' | 'header' | 'layout' | 'label'> & {
  title: string;
  note: string;
  photos: readonly PhotoData[];
  lightboxLabels: LayoutContent['lightbox'];
};

/** A titled photo carousel, up to three photos at a time. Each opens in the lightbox. */
export function PhotoCarousel({ title, note, photos, lightboxLabels, ...carousel }: PhotoCarouselProps) {
  const { lightbox, ...triggerProps } = useLightbox(photos, lightboxLabels);
  return (
    <div className={styles.photos}>
      <Carousel
        {...carousel}
        label={title}
        isSuspended={lightbox !== null}
        header={
          <Stack gap="2">
            <h3>{title}</h3>
            <p className={text.muted}>{note}</p>
          </Stack>
        }
        slides={photos.map((photo, index) => ({
          key: photo.src,
          content: (
            <LightboxTrigger src={photo.src} index={index} {...triggerProps}>
              <Photo
                photo={photo}
                sizes="(width >= 68rem) 24rem, (width >= 44rem) 46vw, 92vw"
                ratio="4 / 3"
              />
            </LightboxTrigger>
          ),
        }))}
      />
      {lightbox}
    </div>
  );
}

/** Reads the title, note and photos of each carousel from its HTML. */
export function carouselsFromHtml(html: ParentNode) {
  return [...html.querySelectorAll('h3')].map((heading) => ({
    title: heading.textContent,
    note: heading.nextElementSibling?.textContent ?? '',
    photos: [...(heading.closest('[role="group"]')?.querySelectorAll('img') ?? [])].map(photoFromHtml),
  }));
}
