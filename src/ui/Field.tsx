import type { ReactNode } from 'react';
import styles from './Field.module.css';

type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  /** Help text below the label. */
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Spans both columns of a `FieldGrid`. */
  wide?: boolean;
  /** Renders the control with the props that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** A required form field: label, hint, control and error message. */
export function Field({ id, label, hint, error, wide = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        className: styles.control,
        'aria-required': true,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p className={styles.error} id={errorId}>
          <svg className={styles.mark} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 7.5v5.5M12 16.4v.1" />
          </svg>
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Two columns of fields on wide windows. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
