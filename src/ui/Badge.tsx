import styles from './Badge.module.css';

/** A short label, such as a category; `strong` emphasises it. */
export function Badge({ children, strong = false }: { children: string; strong?: boolean }) {
  return <p className={strong ? `${styles.badge} ${styles.strong}` : styles.badge}>{children}</p>;
}
