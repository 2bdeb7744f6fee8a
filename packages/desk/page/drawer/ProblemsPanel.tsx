import { useEffect, useState } from 'react';
import type { Report } from '../../api.ts';
import { DrawerHeading } from '../DrawerHeading.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { groupsOf, ProblemGroups } from './ProblemList.tsx';

/** What the check of the content says: mistakes, what to look at, and what is still sample. */
export function ProblemsPanel() {
  const desk = useDesk();
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    void desk.attempt(() => desk.service.report()).then(setReport);
  }, [desk]);
  const groups = report ? groupsOf(report) : [];
  return (
    <>
      <DrawerHeading>{words.problems}</DrawerHeading>
      <div role="status">
        {report && groups.length === 0 ? <p className="help">{words.noProblems}</p> : null}
        <ProblemGroups groups={groups} />
      </div>
    </>
  );
}
