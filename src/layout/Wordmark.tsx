import type { Brand } from '../content/schemas/brand.ts';
import styles from './Wordmark.module.css';

/** The logo with the name of the business. */
export function Wordmark({ name, logo }: { name: string; logo: Brand['logo'] }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox={logo.viewBox} width="36" height="36" aria-hidden="true">
        {logo.paths.map((path) => (
          <path key={path.d} d={path.d} className={styles[path.role]} />
        ))}
      </svg>
      {name}
    </span>
  );
}
