import { focusHeading } from './focus-heading.ts';

type RowActionProps = { sign: string; label: string; act: () => Promise<unknown> };

/** A button beside an entry of a list, which the entry does not outlive: the focus goes on to the next one. */
export function RowAction({ sign, label, act }: RowActionProps) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      onClick={async ({ currentTarget }) => {
        const next = currentTarget
          .closest('li')
          ?.nextElementSibling?.querySelector<HTMLElement>('button, summary');
        await act();
        if (next) next.focus();
        else focusHeading();
      }}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="hidden">{label}</span>
    </button>
  );
}
