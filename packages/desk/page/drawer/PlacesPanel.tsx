import { type KeyboardEvent, useState } from 'react';
import { nameOfPlace, shortened } from '../names.ts';
import { placeKey } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PageSelect } from './PageSelect.tsx';

/** Every text and photo of the page in page order, for the keyboard. The page outlines the focused one. */
export function PlacesPanel() {
  const desk = useDesk();
  const [chosen, setCurrent] = useState(0);
  const places = desk.frame?.places?.list() ?? [];
  // Another page may have fewer.
  const current = Math.min(chosen, Math.max(0, places.length - 1));
  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: places.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= places.length) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <>
      <PageSelect />
      <p className="help">{words.placesHelp}</p>
      <ol className="items places" onKeyDown={onKey} onBlur={() => desk.outline(undefined)}>
        {places.map(({ place, text, words: price }, index) => (
          <li key={placeKey(place) + price}>
            <button
              type="button"
              className="row-button"
              tabIndex={index === current ? 0 : -1}
              data-focus={index === 0 || undefined}
              onFocus={() => {
                setCurrent(index);
                desk.outline(place);
              }}
              onClick={() => void desk.open(place, price)}
            >
              <small>{nameOfPlace(place)}</small>
              <span>{shortened(text)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
