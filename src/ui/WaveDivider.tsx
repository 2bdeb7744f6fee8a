import { classNames } from '../lib/class-names.ts';
import styles from './WaveDivider.module.css';

/** A low wave that extends the background of the section below into the section above. */
export function WaveDivider({ to }: { to: 'page' | 'dark' }) {
  return (
    <div className={classNames(styles.wave, to === 'dark' && styles.dark)} aria-hidden="true">
      <svg className={styles.shape} viewBox="0 0 1440 72" preserveAspectRatio="none" width="1440" height="72">
        <path d="M0 46C190 14 390 10 600 31s384 30 560 8c112-14 208-19 280-12v46H0Z" />
      </svg>
    </div>
  );
}
