import type { PhotoData } from '../content/schemas/parts.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { Photo } from './Photo.tsx';
import styles from './PhotoCarousel.module.css';

type PhotoCarouselProps = Omit<CarouselProps, 'slides' | 'header' | 'layout' | 'label'> & {
  title: string;
  note: string;
  photos: readonly PhotoData[];
  /** What choosing a photo does, by its place in the list; without it photos are no buttons. */
  onSlideClick?: (index: number) => void;
};

/** A titled carousel of photos, up to three at a time. */
export function PhotoCarousel({ title, note, photos, onSlideClick, ...carousel }: PhotoCarouselProps) {
  return (
    <div className={styles.group}>
      <Carousel
        {...carousel}
        label={title}
        header={
          <>
            <h3>{title}</h3>
            <p className={styles.note}>{note}</p>
          </>
        }
        slides={photos.map((photo, index) => {
          const picture = (
            <Photo photo={photo} sizes="(width >= 68rem) 24rem, (width >= 44rem) 46vw, 92vw" ratio="4 / 3" />
          );
          return {
            key: photo.src,
            content: onSlideClick ? (
              <button type="button" className={styles.choose} onClick={() => onSlideClick(index)}>
                {picture}
              </button>
            ) : (
              picture
            ),
          };
        })}
      />
    </div>
  );
}
