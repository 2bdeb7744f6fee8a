import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> & {
  label: string;
  /** The `d` of a line icon, 24 by 24. */
  path: string;
  outlined?: boolean;
  large?: boolean;
};

/** A round button with an icon. Its label is also its tooltip. */
export function IconButton({ label, path, outlined, large, className, ...rest }: IconButtonProps) {
  const classes = classNames(styles.button, outlined && styles.outlined, large && styles.large, className);
  return (
    <button type="button" className={classes} aria-label={label} data-tooltip {...rest}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
