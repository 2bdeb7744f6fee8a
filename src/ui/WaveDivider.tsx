import { createContext, use } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './WaveDivider.module.css';

/** The address of the page's reach of the river; without one, dividers are a plain wave. */
export const RiverReach = createContext<string | undefined>(undefined);

/** A low wave, or the bank of the river, that extends the background of the section below into the section above. */
export function WaveDivider({ to }: { to: 'page' | 'dark' }) {
  const reach = use(RiverReach);
  return (
    <div className={classNames(styles.wave, to === 'dark' && styles.dark)} aria-hidden="true">
      <svg className={styles.shape} viewBox={reach ? undefined : '0 0 1440 72'} preserveAspectRatio="none">
        {reach ? (
          <use href={reach} />
        ) : (
          <path d="M0 46C190 14 390 10 600 31s384 30 560 8c112-14 208-19 280-12v46H0Z" />
        )}
      </svg>
    </div>
  );
}
