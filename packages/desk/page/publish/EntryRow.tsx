import { useId } from 'react';
import { pageFacts } from '../../page-facts.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { useDesk } from '../use-desk.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { publishWords as words } from './publish-words.ts';

type Props = { name: string; entry: ChangeEntry; onUndo: () => void };

/** One change: its name, the values before and after, and buttons to undo it or to open its form. */
export function EntryRow({ name, entry, onUndo }: Props) {
  const desk = useDesk();
  const { publishing } = desk;
  const { kind, file, path } = entry;
  const isOfPhoto = file.startsWith('photos/') || file === pageFacts().photoRecordsFile;
  const id = useId();
  return (
    <li className="box changes-row">
      <div className="changes-name">
        <h4 id={id} tabIndex={-1}>
          {name}
        </h4>
        <span className="changes-kind">{words.kinds[kind]}</span>
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
          aria-disabled={publishing.writing !== undefined}
          onClick={() => (publishing.writing === undefined ? onUndo() : undefined)}
        >
          {publishing.writing === entry.id ? words.undoing : words.undo}
        </button>
        {kind === 'removed' || isOfPhoto ? null : (
          <button
            type="button"
            className="text-button"
            aria-describedby={id}
            onClick={() => {
              publishing.leave();
              void desk.openOnPage({ file, path });
            }}
          >
            {words.open}
          </button>
        )}
      </div>
    </li>
  );
}
