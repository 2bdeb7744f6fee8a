import { stillPart } from '../art/handwriting/still-part.ts';
import { classNames } from '../lib/class-names.ts';
import styles from './HandNote.module.css';
import type { DrawnNote } from './note-file.ts';
import text from './text.module.css';

type HandNoteProps = {
  note: DrawnNote | undefined;
  /** Covers the lower right corner of the photo before it. */
  onPhoto?: boolean;
};

/**
 * A card that somebody has written by hand. Its words lie on the drawing as text that nobody sees, to be read aloud,
 * found and copied; without a drawing they are on the card themselves.
 */
export function HandNote({ note, onPhoto = false }: HandNoteProps) {
  if (!note) return null;
  const { words, by, file } = note;
  const size = file && { width: file.width, height: file.height };
  return (
    // FadeIn.browser.ts shows the drawing once it is scrolled into view; it begins when it is shown.
    <div
      className={classNames(styles.note, onPhoto && styles.onPhoto)}
      data-fade="still"
      data-threshold={0.5}
    >
      {file ? (
        <div className={styles.drawing}>
          {/* Keeps its place. */}
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
