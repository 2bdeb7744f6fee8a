import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import control from './control.module.css';
import styles from './Field.module.css';
import { LineIcon } from './LineIcon.tsx';
import grid from './layout/Grid.module.css';
import { Stack } from './layout/Stack.tsx';
import text from './text.module.css';

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
  hint?: string | undefined;
  /** Whether the hint is below the control, for a list of choices that it explains. */
  isHintBelow?: boolean;
  error?: string | undefined;
  /** Spans both columns of a `Grid`. */
  wide?: boolean;
  /** Renders the control with the props that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** A required form field: label, hint, control and error message. */
export function Field({ id, label, hint, isHintBelow = false, error, wide = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const shownHint = hint ? (
    <p className={text.small} id={hintId}>
      {hint}
    </p>
  ) : null;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Stack gap="2" className={wide ? grid.wholeRow : undefined}>
      <label className={text.label} htmlFor={id}>
        {label}
      </label>
      {isHintBelow ? null : shownHint}
      {children({
        id,
        className: control.control,
        'aria-required': true,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p className={styles.error} id={errorId}>
          <LineIcon icon={CircleAlert} size={18} />
          <span>{error}</span>
        </p>
      ) : null}
      {isHintBelow ? shownHint : null}
    </Stack>
  );
}
