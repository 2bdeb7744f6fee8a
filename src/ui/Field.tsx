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
  /** A line below the label that helps to fill the field in. */
  hint?: string | undefined;
  /** What is wrong with the field. */
  error?: string | undefined;
  /** Takes the whole row where fields stand side by side. */
  wide?: boolean;
  /** Draws the control with the properties that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** A required field of a form: its label, the control, and what is wrong with it. */
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
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
