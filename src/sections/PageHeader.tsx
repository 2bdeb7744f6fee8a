import type { ReactNode } from 'react';
import type { Note, PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { HandNote } from '../ui/HandNote.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { drawnNote } from '../ui/note-file.ts';
import { Photo } from '../ui/Photo.tsx';
import { type Background, backgroundClass } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './PageHeader.module.css';

/** The width of the photo in each layout, for `sizes`. */
const sizes = {
  beside: '(width >= 40rem) max(50vw, 48rem), 100vw',
  half: '(width >= 40rem) max(50vw, 62rem), 100vw',
  // Narrow viewports load the smallest file, because they do not show the photo.
  below: '(width >= 64rem) 50rem, 1px',
  wide: '(width >= 81rem) 75rem, 100vw',
  above: '100vw',
  wall: '(width >= 64rem) 66vw, 100vw',
};

type PageHeaderProps = {
  eyebrow?: string | undefined;
  heading: string;
  text: string;
  photo?: PhotoData;
  /** The same place earlier, in the same frame: shown in the left half of the photo. */
  before?: PhotoData;
  /** Labels of the two halves. */
  beforeLabel?: string;
  afterLabel?: string;
  /**
   * Where the photo is. beside: right of the text, up to the edge of the viewport; half: fills the left half; below:
   * beside the text and extending into the section below, on desktop only; wide: under the text; above: over the text,
   * from edge to edge; wall: behind the text, its left side fading into the background.
   */
  layout?: keyof typeof sizes;
  background?: Background;
  /** A card over the lower edge of the photo. */
  note?: Note | undefined;
  /** A price above the buttons that links to all prices of the page, and what it buys. */
  offer?: { price: string; buys: string | undefined; to: string } | undefined;
  /** Labels of the quote and call buttons; both or none. */
  quote?: string;
  call?: string;
  children?: ReactNode;
};

/** The h1 of an inner page, with its introduction, first actions and photo. */
export function PageHeader({
  eyebrow,
  heading,
  text: introduction,
  photo,
  before,
  beforeLabel = '',
  afterLabel = '',
  layout = 'beside',
  background = 'quiet',
  note,
  offer,
  quote,
  call,
  children,
}: PageHeaderProps) {
  const picture = photo && layout;
  const isAcross = !picture || picture === 'wide' || picture === 'above';
  return (
    <header className={classNames(styles.header, picture && styles[picture], backgroundClass(background))}>
      <Stack className={classNames(styles.words, isAcross && styles.across)}>
        {eyebrow ? <p className={classNames(text.eyebrow, styles.eyebrow)}>{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <Stack align="start">
          <p className={text.lead}>{introduction}</p>
          {offer ? (
            <Stack gap="1" align="start">
              <a href={offer.to} className={text.title}>
                {offer.price}
              </a>
              {offer.buys ? <p className={text.small}>{offer.buys}</p> : null}
            </Stack>
          ) : null}
          {quote && call ? (
            <ButtonRow isTight>
              <QuoteLink label={quote} location="hero_primary" />
              <CallLink label={call} location="hero" />
            </ButtonRow>
          ) : null}
          {children}
        </Stack>
      </Stack>
      {photo ? (
        <div className={styles.photo}>
          <Photo priority photo={photo} sizes={sizes[layout]} ratio="box" rounded={false} />
          {before ? (
            <>
              <div className={styles.before}>
                <Photo eager photo={before} sizes={sizes[layout]} ratio="box" rounded={false} />
                <div className={styles.label}>
                  <Badge>{beforeLabel}</Badge>
                </div>
              </div>
              <div className={styles.label}>
                <Badge>{afterLabel}</Badge>
              </div>
            </>
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
