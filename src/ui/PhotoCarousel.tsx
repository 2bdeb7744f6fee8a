import type { LayoutContent } from '../content/schemas/layout.ts';
import type { PhotoData } from '../content/schemas/parts.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { LightboxTrigger } from './LightboxTrigger.tsx';
import { LoadingPhoto } from './LoadingPhoto.tsx';
import { photoFromHtml } from './Photo.tsx';
import styles from './PhotoCarousel.module.css';
import { useLightbox } from './use-lightbox.tsx';

type PhotoCarouselProps = Omit<CarouselProps, 'slides' | 'header' | 'layout' | 'label'> & {
  title: string;
  note: string;
  photos: readonly PhotoData[];
  lightboxLabels: LayoutContent['lightbox'];
};

/** A titled photo carousel, up to three photos at a time; each opens in the lightbox. */
export function PhotoCarousel({ title, note, photos, lightboxLabels, ...carousel }: PhotoCarouselProps) {
  const { lightbox, ...triggerProps } = useLightbox(photos, lightboxLabels);
  return (
    <div className={styles.group}>
      <Carousel
        {...carousel}
        label={title}
        isSuspended={lightbox !== null}
        header={
          <div className={styles.header}>
            <h3>{title}</h3>
            <p className={styles.note}>{note}</p>
          </div>
        }
        slides={photos.map((photo, index) => ({
          key: photo.src,
          content: (
            <LightboxTrigger className={styles.choose} src={photo.src} index={index} {...triggerProps}>
              <LoadingPhoto
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
  return [...html.querySelectorAll(`.${styles.group}`)].map((group) => ({
    title: group.querySelector('h3')?.textContent ?? '',
    note: group.querySelector('p')?.textContent ?? '',
    photos: [...group.querySelectorAll('img')].map(photoFromHtml),
  }));
}
