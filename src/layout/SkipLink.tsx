import styles from './SkipLink.module.css';

/** First stop of the Tab key: past the menu to the page's own content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.link} href="#main">
      {label}
    </a>
  );
}
