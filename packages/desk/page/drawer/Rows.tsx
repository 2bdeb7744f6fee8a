import type { ReactNode } from 'react';
import { placeKey } from '../../places/marks.ts';
import type { Task } from '../opened.ts';
import { useDesk } from '../use-desk.ts';

/** An entry of a list. small: what it is about; place: where a click leads; beside: what is shown beside it */
type Row = { small?: string | undefined; text: string; place?: Task; beside?: ReactNode };

/**
 * A list of buttons that open forms. An entry without a place is only read.
 * @param props.isTask whether each form leads to the next entry, because all have to be seen
 */
export function Rows({ rows, isTask = false }: { rows: Row[]; isTask?: boolean }) {
  const desk = useDesk();
  const open = (place: Task, index: number) => {
    if (isTask) return desk.openInTurn(rows.slice(index).flatMap((row) => row.place ?? []));
    desk.rest = undefined;
    return desk.openOnPage(place);
  };
  return (
    <ul className="items places">
      {rows.map(({ small, text, place, beside }, index) => (
        <li key={`${place && placeKey(place)} ${text}`}>
          {place ? (
            <button type="button" className="row-button" onClick={() => void open(place, index)}>
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
