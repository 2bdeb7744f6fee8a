import { useEffect, useState } from 'react';
import type { Report } from '../../api.ts';
import { PhotoThumb } from '../fields/PhotoThumb.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ProblemList } from './ProblemList.tsx';
import { RowAction } from './RowAction.tsx';
import { OtherTexts, SampleList } from './SampleList.tsx';

/** The report of the content check: mistakes, what is left of the sample, and warnings. */
export function ProblemsPanel() {
  const desk = useDesk();
  const [report, setReport] = useState<Report | null>();
  const { undo, redo } = desk.state?.history ?? {};
  // Also after a tick, undo or redo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step changes the report.
  useEffect(() => {
    // The form that this panel replaces may be saving.
    void desk.drafts
      .flush()
      .then(async () => setReport((await desk.attempt(() => desk.service.report())) ?? null));
  }, [desk, undo, redo]);
  const { problems = [], warnings = [], samples = [], others } = report ?? {};
  const { beside, pages = [] } = others ?? {};
  const isSample = [...samples, ...(beside ? [beside] : [])].some(({ items }) => items.length > 0);
  return (
    <div role="status">
      {report === undefined ? <p className="help">{words.readingProblems}</p> : null}
      {report && problems.length + warnings.length + pages.length === 0 && !isSample ? (
        <p className="help">{words.noProblems}</p>
      ) : null}
      {desk.state?.isSample ? (
        <section>
          <p>{words.beginHelp}</p>
          <button type="button" className="button" onClick={() => void desk.begin()}>
            {words.begin}
          </button>
        </section>
      ) : null}
      <Group heading={words.problemsHeading} problems={problems} />
      {isSample ? <SampleList samples={samples} beside={beside} /> : null}
      {pages.length > 0 ? <OtherTexts pages={pages} /> : null}
      <Group heading={words.warningsHeading} problems={warnings} />
    </div>
  );
}

function Group({ heading, problems }: { heading: string } & Pick<Report, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>
        {heading} ({problems.length})
      </h3>
      <ProblemList problems={problems} beside={({ photo }) => photo && <DeletePhoto name={photo} />} />
    </section>
  );
}

/** Shows a photo that is used nowhere, and deletes it. */
function DeletePhoto({ name }: { name: string }) {
  const desk = useDesk();
  const remove = () =>
    desk.attempt(async () => {
      if (desk.takeOutcome(await desk.service.deletePhoto({ name }))) desk.say(words.removed);
    });
  return (
    <>
      <PhotoThumb name={name} />
      <RowAction sign="×" label={words.removeNamed(name)} act={remove} />
    </>
  );
}
