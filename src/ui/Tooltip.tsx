import { type ReactNode, useId } from 'react';

type TooltipProps = {
  text: string;
  /** Renders the control; the id is for its `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/**
 * A tooltip of a control; `Tooltip.browser.ts` shows it on hover and keyboard focus. Touch screens never show it, so it
 * is not for essential information.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span data-tooltip>
      {children(id)}
      <span id={id} role="tooltip" popover="manual">
        {text}
      </span>
    </span>
  );
}
