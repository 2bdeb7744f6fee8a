import { groupsOf, ProblemGroups } from '../drawer/ProblemList.tsx';
import { PublishSteps } from './PublishSteps.tsx';
import { publishWords } from './publish-words.ts';
import type { Publishing } from './publishing.ts';
import { RunOutcome } from './RunOutcome.tsx';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** Why nothing can be published now; undefined if it can. */
function hindrance({ list, unsaved, desk }: Publishing): string | undefined {
  const { changes } = list;
  if (desk.drafts.state === 'waiting' || desk.drafts.state === 'saving') return words.saving;
  if (!changes || list.isReading || list.isStale) return words.reading;
  if (list.failure) return words.readFirst;
  if (changes.problems.length > 0) return words.problems(changes.problems.length);
  if (unsaved.length > 0) return words.unsaved;
  // A folder may be made again, and the first publish has all pages.
  const isSame = changes.since !== null && changes.entries.length === 0 && changes.target.kind === 'push';
  return isSame ? words.nothing : undefined;
}

/** The button that publishes, what it would stumble over, and what becomes of it. */
export function PublishPanel() {
  const publishing = usePublishing();
  const { list, run } = publishing;
  const { changes } = list;
  if (!changes) return null;
  const reason = hindrance(publishing);
  const groups = groupsOf({ ...changes, problems: [] });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isReady = !run.isUnderWay && reason === undefined;
  return (
    <section className="box changes-publish" aria-labelledby="changes-publish">
      <h3 id="changes-publish">{words.heading}</h3>
      {count > 0 ? (
        <details>
          <summary>{publishWords.warnings(count)}</summary>
          <p className="help">{publishWords.warningsHelp}</p>
          <ProblemGroups groups={groups} level="h4" />
        </details>
      ) : null}
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          aria-disabled={!isReady}
          aria-describedby="changes-reason"
          onClick={() => (isReady ? void run.start() : undefined)}
        >
          {words.start(changes.target)}
        </button>
        <p id="changes-reason" className="help">
          {run.isUnderWay ? '' : reason}
        </p>
      </div>
      <PublishSteps />
      <RunOutcome />
    </section>
  );
}
