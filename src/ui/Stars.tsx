import { classNames } from '../lib/class-names.ts';
import styles from './Stars.module.css';

type StarsProps = {
  /** The number of stars, rounded. */
  value: number;
  /** For screen readers; without it, the stars are decoration. */
  label?: string;
  /** On phones shows one star, where there is no room for all. */
  isShort?: boolean;
};

/** A row of stars. */
export function Stars({ value, label, isShort = false }: StarsProps) {
  return (
    <span
      className={classNames(styles.stars, isShort && styles.short)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: Math.round(value) }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7L10 14.6l-5.2 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  );
}
