import type { SampleGroup, SampleItem } from '../../api.ts';
import { filledText } from '../frame/show-typed.ts';
import { nameOfPlace } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Tick } from './Tick.tsx';

const countOf = (items: readonly SampleItem[]) => items.flatMap(({ marks = [] }) => marks).length;

/** The other texts of the sample, by page and section. A section is accepted as a whole. */
export function OtherTexts({ pages }: { pages: SampleGroup[] }) {
  return (
    <section>
      <h3>{words.othersHeading(countOf(pages.flatMap(({ items }) => items)))}</h3>
      <p className="help">{words.othersHelp}</p>
      {pages.map((page) => (
        <Page key={page.heading} {...page} />
      ))}
    </section>
  );
}

function Page({ heading: file, items }: SampleGroup) {
  const desk = useDesk();
  const title = desk.titleOf(file);
  return (
    <details className="box">
      <summary>{words.counted(title, countOf(items))}</summary>
      <ul className="items">
        {items.map(({ path = [], ...item }) => (
          <li key={path.join()}>
            <details className="box">
              <summary>{words.counted(nameOfPlace({ file, path }) || title, countOf([item]))}</summary>
              <ul className="bullets">
                {item.marks?.map(({ field, text }, index) => (
                  <li key={`${field} ${index}`}>{filledText(text, desk.placeholders)}</li>
                ))}
              </ul>
              <button
                type="button"
                className="quiet-button"
                onClick={() => void desk.openOnPage({ file, path })}
              >
                {words.changeThese}
              </button>
            </details>
            <Tick item={{ ...item, path }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
