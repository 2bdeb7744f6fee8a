import type { Report, SampleGroup } from '../../api.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
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
