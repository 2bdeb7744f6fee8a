import { IconButton } from './IconButton.tsx';

type CloseButtonProps = {
  label: string;
  /** Id of the popover that the button closes, also without scripts. */
  closes?: string;
};

/** The close button of a small window or card. */
export function CloseButton({ label, closes }: CloseButtonProps) {
  return (
    <IconButton
      label={label}
      path="M5 5l14 14M19 5L5 19"
      large
      {...(closes ? { popoverTarget: closes, popoverTargetAction: 'hide' } : {})}
    />
  );
}
