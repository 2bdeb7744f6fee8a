import { pageFacts } from '../../page-facts.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Rows } from './Rows.tsx';

const isBrand = (file: string) => file.startsWith('brand/');

/** Everything that a click on a page can't reach: facts that no page shows as they are written, and every file. */
export function MorePanel() {
  const desk = useDesk();
  const { factsFile, hiddenFacts, photoRecordsFile } = pageFacts();
  const shown = desk.frame?.places?.list().find(({ place }) => /^pages\/(?!layout)/.test(place.file));
  const files = (desk.state?.files ?? []).map(({ file, title }) => ({
    text: title,
    place: { file, path: [] },
  }));
  const hidden = hiddenFacts.map(({ field }) => ({ file: factsFile, path: [field] }));
  const isListed = (file: string) =>
    ![factsFile, photoRecordsFile].includes(file) && !file.startsWith('articles/') && !isBrand(file);
  return (
    <>
      <p className="help">{words.moreHelp}</p>
      <h3>{words.factsHeading}</h3>
      <Rows
        rows={[
          ...(shown
            ? [{ text: words.searchResults, place: { file: shown.place.file, path: ['meta'] } }]
            : []),
          ...hidden.map((place) => ({ text: desk.nameOf(place), place })),
          { text: words.allFacts, place: { file: factsFile, path: [] } },
          ...files.filter(({ place }) => isBrand(place.file)),
        ]}
      />
      <h3>{words.pagesHeading}</h3>
      <Rows rows={files.filter(({ place }) => isListed(place.file))} />
    </>
  );
}
