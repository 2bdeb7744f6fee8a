import { pageFacts } from '../../page-facts.ts';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

const isBrand = (file: string) => file.startsWith('brand/');

/** Everything that a click on a page can't reach: facts that no page shows as they are written, and every file. */
export function MorePanel() {
  const desk = useDesk();
  const { factsFile, hiddenFacts, photoRecordsFile } = pageFacts();
  const shown = desk.frame?.places?.list().find(({ place }) => /^pages\/(?!layout)/.test(place.file));
  const places = (desk.state?.files ?? []).map(({ file, title }) => ({ name: title, file, path: [] }));
  const hidden = hiddenFacts.map(({ field }) => ({ file: factsFile, path: [field] }));
  return (
    <>
      <p className="help">{words.moreHelp}</p>
      <h3>{words.factsHeading}</h3>
      <Openers
        places={[
          ...(shown ? [{ name: words.searchResults, file: shown.place.file, path: ['meta'] }] : []),
          ...hidden.map((place) => ({ name: desk.nameOf(place), ...place })),
          { name: words.allFacts, file: factsFile, path: [] },
          ...places.filter(({ file }) => isBrand(file)),
        ]}
      />
      <h3>{words.pagesHeading}</h3>
      <Openers
        places={places.filter(
          ({ file }) =>
            ![factsFile, photoRecordsFile].includes(file) && !file.startsWith('articles/') && !isBrand(file),
        )}
      />
    </>
  );
}

function Openers({ places }: { places: (Place & { name: string })[] }) {
  const desk = useDesk();
  return (
    <ul className="items">
      {places.map((place) => (
        <li key={place.name}>
          <button type="button" className="row-button" onClick={() => void desk.openOnPage(place)}>
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
