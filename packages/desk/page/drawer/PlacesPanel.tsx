import { useId } from 'react';
import { nameOfPlace, shortened } from '../names.ts';
import { placeKey } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Every text and photo of the page in page order, for the keyboard. The page outlines the focused one. */
export function PlacesPanel() {
  const desk = useDesk();
  const places = desk.frame?.places?.list() ?? [];
  return (
    <>
      <PageSelect />
      <p className="help">{words.placesHelp}</p>
      <ol className="items places" onBlur={() => desk.outline(undefined)}>
        {places.map(({ place, text, words: price }, index) => (
          <li key={placeKey(place) + price}>
            <button
              type="button"
              className="row-button"
              data-focus={index === 0 || undefined}
              onFocus={() => desk.outline(place)}
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

/** Shows another page of the site. */
function PageSelect() {
  const desk = useDesk();
  const id = useId();
  const pages = (desk.state?.files ?? []).filter(({ route }) => route !== undefined);
  const shown = desk.route.replace(/[?#].*$/, '');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {words.shownPage}
      </label>
      <select
        id={id}
        value={pages.some(({ route }) => route === shown) ? shown : ''}
        onChange={({ target }) => desk.frame?.show(target.value)}
      >
        {pages.some(({ route }) => route === shown) ? null : <option value="">{shown}</option>}
        {pages.map(({ route, title }) => (
          <option key={route} value={route}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
