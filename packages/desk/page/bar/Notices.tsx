import type { Conflict } from '../../api.ts';
import { valueAt } from '../drafts/changes.ts';
import type { Draft } from '../drafts/draft.ts';
import { nameOfPlace, summaryOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** What the owner has to decide: what an earlier visit left, and what was changed elsewhere. */
export function Notices() {
  const desk = useDesk();
  const drafts = [...desk.drafts.open.values()].filter(({ conflict }) => conflict);
  return (
    <div className="notices" aria-live="polite">
      {desk.kept.length > 0 ? (
        <Notice sentence={words.kept}>
          <button type="button" className="button" onClick={() => void desk.decideKept(true)}>
            {words.keepIt}
          </button>
          <button type="button" className="quiet-button" onClick={() => void desk.decideKept(false)}>
            {words.forgetIt}
          </button>
        </Notice>
      ) : null}
      {drafts.map((draft) => (
        <Notice key={draft.view.file} sentence={words.conflict}>
          <Both draft={draft} conflict={draft.conflict} />
          <button type="button" className="button" onClick={() => void desk.drafts.insist(draft.view.file)}>
            {words.keepYours}
          </button>
          <button type="button" className="button" onClick={() => void desk.drafts.discard(draft.view.file)}>
            {words.keepTheirs}
          </button>
        </Notice>
      ))}
      {desk.conflict ? (
        <Notice sentence={words.undoConflict}>
          <button
            type="button"
            className="button"
            onClick={() => void desk.step(desk.conflict?.direction ?? 'undo', true)}
          >
            {words.stepAnyway}
          </button>
          <button type="button" className="quiet-button" onClick={() => desk.leaveConflict()}>
            {words.leaveIt}
          </button>
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({ sentence, children }: { sentence: string; children: React.ReactNode }) {
  return (
    <section className="notice">
      <p>{sentence}</p>
      <div className="notice-choices">{children}</div>
    </section>
  );
}

/** What was typed beside what stands there now, for each changed text. */
function Both({ draft, conflict }: { draft: Draft; conflict: Conflict | undefined }) {
  const current = conflict?.current;
  return (
    <dl className="both">
      {draft.changes.map((change) => {
        const { path } = change;
        const isText = change.operation === 'body';
        const mine = isText ? change.value : summaryOf(valueAt(draft.data, path));
        const theirs = isText ? current?.body : summaryOf(valueAt(current?.data, path));
        return (
          <div key={`${change.operation} ${path.join('/')}`}>
            <dt>{isText ? words.article.text : nameOfPlace({ file: draft.view.file, path })}</dt>
            <dd>
              <span>{words.yours}</span>
              <q>{mine}</q>
            </dd>
            <dd>
              <span>{words.theirs}</span>
              <q>{theirs ?? ''}</q>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
