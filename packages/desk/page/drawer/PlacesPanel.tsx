import { nameOfPlace, shortened } from '../names.ts';
import { placeKey } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Every text and photo of the page in page order, for the keyboard. */
export function PlacesPanel() {
  const desk = useDesk();
  const places = desk.frame?.places?.list() ?? [];
  return (
    <>
      <p className="help">{words.placesHelp}</p>
      <ol className="items places">
        {places.map(({ place, text }, index) => (
          <li key={placeKey(place)}>
            <button
              type="button"
              className="row-button"
              data-focus={index === 0 || undefined}
              onClick={() => void desk.open(place, true)}
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
