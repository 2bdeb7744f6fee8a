import type { Ground } from './Section.tsx';
import styles from './WaveDivider.module.css';

/** A low, long river curve that joins two grounds; it belongs between the sections that it names. */
export function WaveDivider({ from, to }: { from: Ground; to: Ground }) {
  return (
    <div className={`${styles.wave} ${styles[from]}`} aria-hidden="true">
      <svg
        viewBox="0 0 1440 72"
        preserveAspectRatio="none"
        width="1440"
        height="72"
        fill={`var(--${to})`}
        focusable="false"
      >
        <path d="M0 46C190 14 390 10 600 31s384 30 560 8c112-14 208-19 280-12v45H0Z" />
      </svg>
    </div>
  );
}
