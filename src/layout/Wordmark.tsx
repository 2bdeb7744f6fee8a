import { logoMark } from '../art/logo.ts';
import styles from './Wordmark.module.css';

/** The logo with the name of the business. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox={logoMark.viewBox} width="36" height="36" aria-hidden="true">
        {logoMark.paths.map((path) => (
          <path key={path.d} d={path.d} className={styles[path.role]} />
        ))}
      </svg>
      {name}
    </span>
  );
}
