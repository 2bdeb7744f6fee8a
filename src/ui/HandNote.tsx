import { stillPart } from '../art/handwriting/still-part.ts';
import type { DrawnNote } from '../art/note-file.ts';
import { classNames } from '../lib/class-names.ts';
import styles from './HandNote.module.css';
import text from './text.module.css';

type HandNoteProps = {
  note: DrawnNote | undefined;
  /** Whether it covers the lower right corner of the photo before it. */
  onPhoto?: boolean;
  /** Whether a press of the visitor adds it to the page: it is then drawn at once. */
  isAnswer?: boolean;
};

/**
 * A handwritten card. The drawing is an image. Its words are also transparent text on it, to be read aloud, found and
 * copied. Without a drawing, the card shows them as text.
 */
export function HandNote({ note, onPhoto = false, isAnswer = false }: HandNoteProps) {
  if (!note) return null;
  const { words, by, file } = note;
  const size = file && { width: file.width, height: file.height };
  return (
    // The drawing shows when this share of the card is in view (FadeIn.browser.ts). Its animation then starts.
    <div
      className={classNames(styles.note, onPhoto && styles.onPhoto)}
      data-fade={isAnswer ? 'shown' : 'still'}
      data-threshold={0.6}
      data-print="note"
    >
      {file ? (
        <div className={styles.drawing}>
          {/* Takes the space of the drawing. */}
          <svg {...size} viewBox={`0 0 ${file.width} ${file.height}`} aria-hidden="true" />
          <picture>
            <source media="(prefers-reduced-motion: reduce)" srcSet={file.address + stillPart} />
            <img src={file.address} {...size} alt="" loading="lazy" />
          </picture>
        </div>
      ) : null}
      <p className={classNames(file ? text.small : text.title, file && styles.words)}>
        {words} <span className={styles.by}>{by}</span>
      </p>
    </div>
  );
}
