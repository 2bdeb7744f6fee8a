import { useId } from 'react';
import { pageFacts } from '../../page-facts.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { useDesk } from '../use-desk.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { publishWords as words } from './publish-words.ts';

/** One change: its name, the values before and after, and buttons to undo it or to open its form. */
export function EntryRow({ entry }: { entry: ChangeEntry }) {
  const desk = useDesk();
  const { publishing } = desk;
  const { kind, file, path, name } = entry;
  const { acceptedFile, photoRecordsFile } = pageFacts();
  const isKnown = desk.state?.files.some((known) => known.file === file);
  const hasForm = isKnown && ![acceptedFile, photoRecordsFile].includes(file);
  const id = useId();
  // After a change is undone, the focus moves to the next one of its page.
  const undo = async (row: Element | null) => {
    const next = row?.nextElementSibling?.querySelector('h4');
    await publishing.undo(entry);
    // The reason is at the top.
    if (row?.isConnected) return void document.querySelector('.changes-message')?.scrollIntoView();
    (next?.isConnected ? next : document.querySelector<HTMLElement>('.changes h2'))?.focus();
  };
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
          onClick={({ currentTarget }) => void undo(currentTarget.closest('li'))}
        >
          {publishing.writing === entry.id ? words.undoing : words.undo}
        </button>
        {kind === 'removed' || !hasForm ? null : (
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
