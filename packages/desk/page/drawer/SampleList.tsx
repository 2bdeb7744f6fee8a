import type { Report, SampleGroup, SampleItem } from '../../api.ts';
import { nameOfPlace } from '../names.ts';
import { type Place, placeKey } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import { ProblemList } from './ProblemList.tsx';
import { Tick } from './Tick.tsx';

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
  const all = left.flatMap(({ items }) => items);
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
          <ProblemList
            problems={items}
            onOpen={(item) => void desk.openInTurn(all.slice(all.indexOf(item)))}
            tools={(item) => <Tick item={item} />}
          />
          {wholeLists(items).map((places) => (
            <TakeAway key={places.map(placeKey).join()} places={places} />
          ))}
        </details>
      ))}
    </section>
  );
}

/** The items of the sample in each list that has several. The paragraphs of a text are no such list. */
function wholeLists(items: readonly SampleItem[]): Place[][] {
  const lists = new Map<string, Place[]>();
  for (const { file, path = [] } of items) {
    if (file === undefined || typeof path.at(-1) !== 'number' || path.at(-2) === 'paragraphs') continue;
    const key = placeKey({ file, path: path.slice(0, -1) });
    lists.set(key, [...(lists.get(key) ?? []), { file, path }]);
  }
  return [...lists.values()].filter(({ length }) => length > 1);
}

/** Removes items of a list in one step, and shows the others. */
function TakeAway({ places }: { places: Place[] }) {
  const desk = useDesk();
  const [{ file, path } = { file: '', path: [] }] = places;
  const list = { file, path: path.slice(0, -1) };
  const take = async () => {
    await desk.openOnPage(list);
    // From the end, so that the other indexes stay valid.
    for (const place of places.toReversed()) desk.change(file, { operation: 'remove', path: place.path });
    focusHeading();
  };
  return (
    <button type="button" className="quiet-button" onClick={() => void take()}>
      {words.takeAway(places.length, nameOfPlace(list))}
    </button>
  );
}
