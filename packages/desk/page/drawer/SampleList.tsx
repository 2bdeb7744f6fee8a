import type { Report, SampleGroup, SampleItem } from '../../api.ts';
import { nameOfPlace } from '../../names.ts';
import { filledText } from '../frame/show-typed.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ProblemList, tickOf } from './ProblemList.tsx';
import { RowAction } from './RowAction.tsx';

type Props = Pick<Report, 'samples'> & { beside?: SampleGroup | undefined };

/**
 * What is left of the sample business, by topic in the order in which an owner changes it, and how much is done. Last
 * come its texts beside what the owner has changed.
 */
export function SampleList({ samples, beside }: Props) {
  const desk = useDesk();
  const total = samples.reduce((sum, group) => sum + group.total, 0);
  const done = total - samples.flatMap(({ items }) => items).length;
  const left = [...samples, ...(beside ? [beside] : [])].filter(({ items }) => items.length > 0);
  const current = left.find(({ heading }) => heading === desk.topic) ?? left[0];
  return (
    <section>
      <h3>{words.samplesHeading(done, total)}</h3>
      <p className="help">{words.samplesHelp}</p>
      {left.map(({ heading, items, total: of }) => (
        <details
          key={heading}
          className="box"
          open={heading === current?.heading}
          onToggle={({ currentTarget: { open } }) => {
            if (open) desk.topic = heading;
          }}
        >
          <summary>
            {heading === beside?.heading
              ? words.counted(heading, items.length)
              : words.samplesOf(heading, of - items.length, of)}
          </summary>
          <ProblemList problems={items} beside={(item) => <Tick item={item} />} />
        </details>
      ))}
    </section>
  );
}

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

/** Says that the sample's texts of an entry are right as they are; none if they must change. */
function Tick({ item }: { item: SampleItem }) {
  const desk = useDesk();
  const tick = tickOf(desk, item);
  return tick ? <RowAction sign="✓" label={tick.label} act={() => desk.accept(tick)} /> : null;
}
