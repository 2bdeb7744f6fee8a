import { pageFacts } from '../../page-facts.ts';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Rows } from './Rows.tsx';

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
      <Rows
        rows={rowsOf([
          ...(shown ? [{ name: words.searchResults, file: shown.place.file, path: ['meta'] }] : []),
          ...hidden.map((place) => ({ name: desk.nameOf(place), ...place })),
          { name: words.allFacts, file: factsFile, path: [] },
          ...places.filter(({ file }) => isBrand(file)),
        ])}
      />
      <h3>{words.pagesHeading}</h3>
      <Rows
        rows={rowsOf(
          places.filter(
            ({ file }) =>
              ![factsFile, photoRecordsFile].includes(file) &&
              !file.startsWith('articles/') &&
              !isBrand(file),
          ),
        )}
      />
    </>
  );
}

function rowsOf(places: (Place & { name: string })[]) {
  return places.map(({ name, file, path }) => ({ key: name, text: name, place: { file, path } }));
}
