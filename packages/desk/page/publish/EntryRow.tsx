import { useId } from 'react';
import type { ChangeEntry } from '../../publish-api.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

type Props = { name: string; entry: ChangeEntry; onUndo: () => void };

/** One change: its name, the value before and after, and the ways to undo it or to go to its form. */
export function EntryRow({ name, entry, onUndo }: Props) {
  const publishing = usePublishing();
  const { list, run } = publishing;
  const { kind, file, path } = entry;
  const id = useId();
  const isBusy = list.undoing !== undefined || run.isUnderWay;
  return (
    <li className="box changes-row">
      <div className="changes-name">
        <h4 id={id} tabIndex={-1}>
          {name}
        </h4>
        <span className="changes-kind" data-kind={kind}>
          {words.kinds[kind]}
        </span>
      </div>
      {entry.before || entry.after ? (
        <BeforeAfter before={entry.before} after={entry.after} />
      ) : (
        <p className="changes-value">{entry.words}</p>
      )}
      <div className="changes-tools">
        <button
          type="button"
          className="quiet-button"
          aria-describedby={id}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : onUndo())}
        >
          {list.undoing === entry.id ? words.undoing : words.undo}
        </button>
        {kind === 'removed' || file.startsWith('photos/') ? null : (
          <button
            type="button"
            className="text-button"
            aria-describedby={id}
            onClick={() => void publishing.openOnPage({ file, path })}
          >
            {words.open}
          </button>
        )}
      </div>
    </li>
  );
}
