import type { Path } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { DrawerHeading } from '../DrawerHeading.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Facts that no page shows as they are written, then every file: what cannot be reached by a click on a page. */
export function MorePanel() {
  const desk = useDesk();
  const { factsFile, hiddenFacts, photoRecordsFile } = pageFacts();
  const files = desk.state?.files ?? [];
  const shown = desk.frame?.places?.list().find(({ place }) => /^pages\/(?!layout)/.test(place.file))
    ?.place.file;
  const openers: { name: string; file: string; path: Path }[] = [
    ...(shown ? [{ name: words.searchResults, file: shown, path: ['meta'] }] : []),
    ...hiddenFacts.map(({ field }) => {
      const place = { file: factsFile, path: [field] };
      return { name: desk.nameOf(place), ...place };
    }),
    { name: words.allFacts, file: factsFile, path: [] },
  ];
  return (
    <>
      <DrawerHeading>{words.more}</DrawerHeading>
      <p className="help">{words.moreHelp}</p>
      <h3>{words.factsHeading}</h3>
      <ul className="items">
        {openers.map((opener) => (
          <li key={opener.name}>
            <button type="button" className="row-button" onClick={() => void desk.openOnPage(opener)}>
              {opener.name}
            </button>
          </li>
        ))}
      </ul>
      <h3>{words.pagesHeading}</h3>
      <ul className="items">
        {files
          .filter(
            ({ file }) => file !== factsFile && file !== photoRecordsFile && !file.startsWith('articles/'),
          )
          .map(({ file, title }) => (
            <li key={file}>
              <button
                type="button"
                className="row-button"
                onClick={() => void desk.openOnPage({ file, path: [] })}
              >
                {title}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
