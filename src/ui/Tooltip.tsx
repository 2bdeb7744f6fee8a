import { type ReactNode, useId } from 'react';

type TooltipProps = {
  text: string;
  /** Renders the control; the id is for its `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/**
 * A tooltip of a control, which `Tooltip.browser.ts` shows on hover and keyboard focus. Not for
 * essential information, as touch screens never show it.
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
