import type { SampleItem } from '../../api.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import { placeOfProblem } from './ProblemList.tsx';

/** Says that the sample's texts of an entry are right as they are; none if they must change. */
export function Tick({ item }: { item: SampleItem }) {
  const desk = useDesk();
  const { marks } = item;
  if (!marks) return null;
  const label = words.rightNamed(placeOfProblem(desk, item));
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      onClick={async ({ currentTarget }) => {
        const next = currentTarget
          .closest('li')
          ?.nextElementSibling?.querySelector<HTMLElement>('button, summary');
        await desk.attempt(async () => desk.settle(await desk.service.accept({ texts: marks, label })));
        if (next) next.focus();
        else focusHeading();
      }}
    >
      <span aria-hidden="true">✓</span>
      <span className="hidden">{label}</span>
    </button>
  );
}
