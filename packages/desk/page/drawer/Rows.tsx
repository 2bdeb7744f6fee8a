import type { ReactNode } from 'react';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';

/** An entry of a list. small: what it is about; place: where a click leads; beside: what is shown beside it */
type Row = { key: string; small?: string | undefined; text: string; place?: Place; beside?: ReactNode };

/** A list of buttons that open forms, each with a button to the next one. An entry without a place is only read. */
export function Rows({ rows }: { rows: Row[] }) {
  const desk = useDesk();
  const placesFrom = (index: number) => rows.slice(index).flatMap(({ place }) => place ?? []);
  return (
    <ul className="items places">
      {rows.map(({ key, small, text, place, beside }, index) => (
        <li key={key}>
          {place ? (
            <button
              type="button"
              className="row-button"
              onClick={() => void desk.openInTurn(placesFrom(index))}
            >
              {small ? <small>{small}</small> : null}
              <span>{text}</span>
            </button>
          ) : (
            <p>{text}</p>
          )}
          {beside}
        </li>
      ))}
    </ul>
  );
}
