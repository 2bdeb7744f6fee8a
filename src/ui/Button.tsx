import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './Button.module.css';

type ButtonLinkProps = {
  to: string;
  label: ReactNode;
  /**
   * primary: the main action; secondary: outlined; text: a link with an arrow; back: a link with an arrow pointing
   * back.
   */
  variant?: 'primary' | 'secondary' | 'text' | 'back';
  /** Opens the link in a new tab; the note is for screen readers. */
  newTabNote?: string | undefined;
  icon?: ReactNode;
  data?: Record<`data-${string}`, string>;
};

/** A link that looks like a button, or like text with an arrow. */
export function ButtonLink({ to, label, variant = 'primary', newTabNote, icon, data }: ButtonLinkProps) {
  const isText = variant === 'text' || variant === 'back';
  return (
    <a
      className={classNames(styles.button, variant === 'back' && styles.text, styles[variant])}
      href={to}
      data-print="hide"
      {...data}
      {...(newTabNote ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {icon}
      <span className={isText ? styles.words : undefined}>
        {label}
        {newTabNote ? <span className="visually-hidden">{` ${newTabNote}`}</span> : null}
      </span>
      {isText ? <Arrow /> : null}
    </a>
  );
}

type ButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  type?: 'button' | 'submit';
  variant?: 'primary' | 'secondary';
  /** Disabled by `aria-disabled`, so that it stays focusable and its description can be read. */
  isUnavailable?: boolean;
  describedBy?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that looks like {@link ButtonLink}. */
export function Button({
  ref,
  type = 'button',
  variant = 'primary',
  isUnavailable = false,
  describedBy,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(styles.button, styles[variant])}
      aria-disabled={isUnavailable || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ButtonRowProps = {
  /** On narrow viewports two buttons fit in one row: they are smaller, without icons. */
  isTight?: boolean;
  children: ReactNode;
};

/** A wrapping row of buttons. */
export function ButtonRow({ isTight = false, children }: ButtonRowProps) {
  return <div className={classNames(styles.row, isTight && styles.tight)}>{children}</div>;
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M4 12h15M13 6l6 6-6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
