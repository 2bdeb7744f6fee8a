import type { ReactNode } from 'react';
import { drawnNote } from '../art/note-file.ts';
import type { Note, PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { widthAtRatio } from '../lib/photo-width.ts';
import { HandNote } from '../ui/HandNote.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Photo } from '../ui/Photo.tsx';
import { type Background, backgroundClass } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './PageHeader.module.css';

/** The width of the photo in each layout, for `sizes`. */
const sizes = {
  beside: '(width >= 40rem) max(50vw, 48rem), 100vw',
  half: '(width >= 40rem) max(50vw, 62rem), 100vw',
  wide: '(width >= 81rem) 75rem, 100vw',
  above: '(width >= 64rem) 100vw',
  wall: '(width >= 64rem) 100vw',
};

/** The aspect ratio on phones of a photo from edge to edge: a wider photo is cropped at the sides. */
const phoneRatios: Partial<Record<keyof typeof sizes, string>> = { above: '4 / 3', wall: '10 / 9' };

type PageHeaderProps = {
  intro: { eyebrow?: string | undefined; heading: string; text: string };
  photo?: PhotoData | undefined;
  /** Shown in place of the photo, in the same box. */
  picture?: ReactNode;
  /** A card over the lower edge of the photo. */
  note?: Note | undefined;
  /**
   * Where the photo is. beside: right of the text, up to the edge of the viewport; half: fills the left half; wide:
   * under the text; above: over the text, from edge to edge; wall: behind the text on desktop, which is on the left of
   * the photo: an empty wall.
   */
  layout?: keyof typeof sizes;
  background?: Background;
  /** Shown below the introduction. */
  children?: ReactNode;
};

/** The h1 of an inner page, with its introduction, first actions and photo. */
export function PageHeader({
  intro: { eyebrow, heading, text: introduction },
  photo,
  picture,
  note,
  layout = 'beside',
  background = 'quiet',
  children,
}: PageHeaderProps) {
  const place = photo || picture ? layout : undefined;
  const isAcross = !place || place === 'wide' || place === 'above';
  const phoneRatio = phoneRatios[layout];
  return (
    <header className={classNames(styles.header, place && styles[place], backgroundClass(background))}>
      <Stack className={classNames(styles.words, isAcross && styles.across)}>
        {eyebrow ? <p className={classNames(text.eyebrow, styles.eyebrow)}>{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <Stack align="start">
          <p className={text.lead}>{introduction}</p>
          {children}
        </Stack>
      </Stack>
      {place ? (
        <div className={styles.photo}>
          {picture}
          {photo ? (
            <Photo
              priority
              photo={photo}
              sizes={sizes[layout] + (phoneRatio ? `, ${widthAtRatio(photo, '100vw', phoneRatio)}` : '')}
              ratio="box"
              rounded={false}
              maxWidth={phoneRatio ? 2400 : 1920}
            />
          ) : null}
        </div>
      ) : null}
      {note ? (
        <div className={styles.note}>
          <HandNote note={drawnNote(note)} />
        </div>
      ) : null}
    </header>
  );
}
