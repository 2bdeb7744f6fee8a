import styles from './Badge.module.css';

/** A word or two that sort what they stand on, such as a category; `strong` where it is to catch the eye. */
export function Badge({ children, strong = false }: { children: string; strong?: boolean }) {
  return <p className={strong ? `${styles.badge} ${styles.strong}` : styles.badge}>{children}</p>;
}
