import type { ReactNode } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Photo } from '../ui/Photo.tsx';
import { type Background, backgroundClass } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './PageHeader.module.css';

/** Phones load the smallest file, as they do not show it. */
const lowSizes = '(width >= 40rem) 56rem, 1px';

type PageHeaderProps = {
  eyebrow?: string | undefined;
  heading: string;
  text: string;
  photo?: PhotoData;
  /** The same place at another time, in the same frame: it takes the left half of the photo. */
  before?: PhotoData;
  /** Words on the halves of such a photo. */
  beforeLabel?: string;
  afterLabel?: string;
  /**
   * Where the photo stands. right, left: beside the text, to the edge of the window; below: beside the text, into the
   * section below.
   */
  layout?: 'right' | 'left' | 'below';
  background?: Background;
  /** The page goes on to what people came for: the photo is as high as the words, and phones do not show it. */
  isLow?: boolean;
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
  layout = 'right',
  background = 'linen',
  isLow = false,
  quote,
  call,
  children,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, photo && styles[layout], backgroundClass(background))}>
      <Stack className={styles.words}>
        {eyebrow ? <p className={classNames(text.eyebrow, styles.eyebrow)}>{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <Stack align="start">
          <p className={text.lead}>{introduction}</p>
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
        <div
          className={classNames(
            styles.photo,
            layout === 'below' ? styles.band : styles.arch,
            isLow && styles.low,
          )}
        >
          <Photo
            priority
            photo={photo}
            sizes={isLow ? lowSizes : sizesOf(photo, layout)}
            ratio="box"
            rounded={false}
          />
          {before ? (
            <>
              <div className={styles.before}>
                <Photo eager photo={before} sizes={sizesOf(before, layout)} ratio="box" rounded={false} />
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
    </header>
  );
}

/** Beside the text the photo fills an upright box of up to 42rem in height, which crops the sides of most photos. */
function sizesOf({ width, height }: PhotoData, layout: string): string {
  if (layout === 'below') return '(width >= 64rem) 50rem, (width >= 40rem) 100vw, 134vw';
  const beside = width > height ? '(width >= 40rem) 56rem' : '(width >= 70rem) 45vw, (width >= 40rem) 32rem';
  return `${beside}, 100vw`;
}
