import styles from './SkipLink.module.css';

/** The first focusable element of a document: it skips the menu. */
export function SkipLink({ words }: { words: string }) {
  return (
    <a className={styles.link} href="#main">
      {words}
    </a>
  );
}
