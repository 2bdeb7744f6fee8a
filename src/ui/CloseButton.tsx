import styles from './CloseButton.module.css';

type CloseButtonProps = {
  label: string;
  /** Id of the popover that it closes, also without scripts. */
  closes?: string;
};

/** The x button of a small window or card. */
export function CloseButton({ label, closes }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      data-tooltip
      {...(closes ? { popoverTarget: closes, popoverTargetAction: 'hide' } : {})}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </button>
  );
}
