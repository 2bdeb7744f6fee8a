import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> & {
  label: string;
  /** Of an icon of 24 by 24, drawn in lines. */
  path: string;
  outlined?: boolean;
  large?: boolean;
};

/** A round button with an icon; its label is its tooltip. */
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
