import type { ConflictPlace, Json } from '../../api.ts';
import { nameOfPlace, summaryOf } from '../../names.ts';
import { focusHeading } from '../drawer/focus-heading.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Questions for the owner about changes made elsewhere. */
export function Notices() {
  const desk = useDesk();
  const conflicts = [...desk.drafts.open.values()].flatMap(({ conflict }) => conflict ?? []);
  return (
    <div className="notices" aria-live="polite">
      {conflicts.map(({ file, places }) =>
        places.map((place) => <Clash key={place.id} file={file} place={place} />),
      )}
    </div>
  );
}

/** A typed value beside the current one. */
function Clash({ file, place }: { file: string; place: ConflictPlace }) {
  const desk = useDesk();
  const shown = (value: Json | undefined) =>
    [value]
      .flat()
      .map((item) => (typeof item === 'string' ? item : summaryOf(item)))
      .join(', ');
  const sides = [
    ['mine', words.yours, words.keepYours],
    ['theirs', words.theirs, words.keepTheirs],
  ] as const;
  return (
    <section className="notice">
      <dl className="both">
        <dt>{nameOfPlace({ file, path: place.path })}</dt>
        {sides.map(([side, label, keep]) => (
          <dd key={side}>
            <span>{label}</span>
            <q>{shown(place[side])}</q>
            <button
              type="button"
              className="button"
              onClick={() => void desk.choose(file, place.id, side).then(focusHeading)}
            >
              {keep}
            </button>
          </dd>
        ))}
      </dl>
    </section>
  );
}
