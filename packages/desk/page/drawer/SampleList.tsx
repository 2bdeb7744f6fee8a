import type { Report, SampleItem } from '../../api.ts';
import { nameOfPlace } from '../names.ts';
import { type Place, placeKey } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ProblemList, placeOfProblem } from './ProblemList.tsx';

type Props = Pick<Report, 'samples'> & { onTicked: () => Promise<void> };

/** What is left of the sample business, by topic in the order in which an owner changes it, and how much is done. */
export function SampleList({ samples, onTicked }: Props) {
  const desk = useDesk();
  const total = samples.reduce((sum, group) => sum + group.total, 0);
  const all = samples.flatMap(({ items }) => items);
  const left = samples.filter(({ items }) => items.length > 0);
  const current = left.find(({ heading }) => heading === desk.topic) ?? left[0];
  const tick = (item: SampleItem) => (
    <button
      type="button"
      className="icon-button"
      title={words.right}
      onClick={async ({ currentTarget }) => {
        const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button');
        await desk.tick(item.marks ?? []);
        await onTicked();
        (next ?? document.querySelector<HTMLElement>('.drawer h2'))?.focus();
      }}
    >
      <span aria-hidden="true">✓</span>
      <span className="hidden">{words.rightNamed(placeOfProblem(desk, item))}</span>
    </button>
  );
  return (
    <section>
      <h3>{words.samplesHeading(total - all.length, total)}</h3>
      <p className="help">{words.samplesHelp}</p>
      {left.map(({ heading, items, total }) => (
        <details
          key={heading}
          className="box"
          open={heading === current?.heading}
          onToggle={({ currentTarget: { open } }) => {
            if (open) desk.topic = heading;
          }}
        >
          <summary>{words.samplesOf(heading, total - items.length, total)}</summary>
          <ProblemList
            problems={items}
            onOpen={(item) => void desk.openInTurn(all.slice(all.indexOf(item)))}
            tools={(item) => (item.marks ? tick(item) : null)}
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
    document.querySelector<HTMLElement>('.drawer h2')?.focus();
  };
  return (
    <button type="button" className="quiet-button" onClick={() => void take()}>
      {words.takeAway(places.length, nameOfPlace(list))}
    </button>
  );
}
