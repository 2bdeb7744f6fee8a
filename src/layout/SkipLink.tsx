import { content } from '../content/index.ts';
import styles from './SkipLink.module.css';

/** The first focusable element of a document: it skips the menu. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      {content.layout.skipLink}
    </a>
  );
}
