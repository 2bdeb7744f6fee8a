import type { Report } from '../../api.ts';
import { words } from '../words.ts';
import { ProblemList } from './ProblemList.tsx';

/** What is still of the sample business, by topic in the order in which an owner changes it, and how much is done. */
export function SampleList({ samples }: Pick<Report, 'samples'>) {
  const total = samples.reduce((sum, group) => sum + group.total, 0);
  const left = samples.reduce((sum, { items }) => sum + items.length, 0);
  const unfinished = samples.filter(({ items }) => items.length > 0);
  return (
    <section>
      <h3>{words.samplesHeading(total - left, total)}</h3>
      <p className="help">{words.samplesHelp}</p>
      {unfinished.map(({ heading, items, total }, index) => (
        <details key={heading} className="box" open={index === 0}>
          <summary>{words.samplesOf(heading, total - items.length, total)}</summary>
          <ProblemList problems={items} />
        </details>
      ))}
    </section>
  );
}
