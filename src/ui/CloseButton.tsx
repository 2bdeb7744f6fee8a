import X from 'lucide-react/icons/x';
import control from './icon-control.module.css';
import { LineIcon } from './LineIcon.tsx';

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
      className={control.control}
      aria-label={label}
      data-tooltip
      {...(closes ? { popoverTarget: closes, popoverTargetAction: 'hide' } : {})}
    >
      <LineIcon icon={X} size={24} />
    </button>
  );
}
