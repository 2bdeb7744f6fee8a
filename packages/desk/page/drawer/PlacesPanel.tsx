import { nameOfPlace, shortened } from '../../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Rows } from './Rows.tsx';

/** Every text and photo of the page in page order, for the keyboard. */
export function PlacesPanel() {
  const places = useDesk().frame?.places?.list() ?? [];
  const rows = places.map(({ place, text }) => ({
    small: nameOfPlace(place),
    text: shortened(text),
    place,
  }));
  return (
    <>
      <p className="help">{words.placesHelp}</p>
      <Rows rows={rows} />
    </>
  );
}
