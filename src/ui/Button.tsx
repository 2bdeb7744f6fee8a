import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './Button.module.css';

type ButtonLinkProps = {
  /** Address that it leads to. */
  to: string;
  label: ReactNode;
  /** primary: the one thing to do next; quiet: outlined; text: a link with an arrow. */
  look?: 'primary' | 'quiet' | 'text';
  /** Opens in a new tab; the note tells so to screen readers. */
  newTabNote?: string;
  icon?: ReactNode;
  /** Data attributes, such as those that let clicks be counted. */
  data?: Record<`data-${string}`, string>;
};

/** A link that looks like a button, or the quiet text form with its arrow. */
export function ButtonLink({ to, label, look = 'primary', newTabNote, icon, data }: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, styles[look])}
      href={to}
      {...data}
      {...(newTabNote ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {icon}
      <span>
        {label}
        {newTabNote ? <span className="visually-hidden">{` ${newTabNote}`}</span> : null}
      </span>
      {look === 'text' ? <Arrow /> : null}
    </a>
  );
}

type ButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  type?: 'button' | 'submit';
  look?: 'primary' | 'quiet';
  /** Does nothing for now, but can be reached, so that its note can be read. */
  isUnavailable?: boolean;
  /** Id of the note. */
  describedBy?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that looks like {@link ButtonLink}. */
export function Button({
  ref,
  type = 'button',
  look = 'primary',
  isUnavailable = false,
  describedBy,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(styles.button, styles[look])}
      aria-disabled={isUnavailable || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Several buttons in a row that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
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
