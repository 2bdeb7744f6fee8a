import { useEffect, useState } from 'react';
import type { Problem, Report } from '../../api.ts';
import { nameOfPlace, remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { DrawerHeading } from './Drawer.tsx';

/** What the check of the content says: mistakes, what to look at, and what is still sample. */
export function ProblemsPanel() {
  const desk = useDesk();
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    void desk.attempt(() => desk.service.report()).then(setReport);
  }, [desk]);
  const groups = report
    ? [
        { heading: words.problemsHeading, items: report.problems },
        { heading: words.warningsHeading, items: report.warnings },
        ...report.samples,
      ].filter(({ items }) => items.length > 0)
    : [];
  return (
    <>
      <DrawerHeading>{words.problems}</DrawerHeading>
      <div role="status">
        {report && groups.length === 0 ? <p className="help">{words.noProblems}</p> : null}
        {groups.map(({ heading, items }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className="items places">
              {items.map((problem) => (
                <li key={problem.sentence}>
                  <Sentence problem={problem} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Sentence({ problem: { sentence, file, path = [] } }: { problem: Problem }) {
  const desk = useDesk();
  if (!file) return <p>{sentence}</p>;
  const title = desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  const name = nameOfPlace({ file, path });
  return (
    <button type="button" className="row-button" onClick={() => void desk.openOnPage({ file, path })}>
      <small>{name.startsWith(title) ? name : [title, name].filter(Boolean).join(': ')}</small>
      <span>{remedyOf(sentence)}</span>
    </button>
  );
}
