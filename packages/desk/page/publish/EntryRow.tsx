import { useId } from 'react';
import { pageFacts } from '../../page-facts.ts';
import type { ChangeEntry } from '../../publish-api.ts';
import { filledText } from '../frame/show-typed.ts';
import { publishWords as words } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';

/** One change: its name, what it is, photos before and after, and buttons to undo it or to open its form. */
export function EntryRow({ entry }: { entry: ChangeEntry }) {
  const desk = useDesk();
  const { publishing } = desk;
  const { kind, file, path, name, what, before, after } = entry;
  const isKnown = desk.state?.files.some((known) => known.file === file);
  const hasForm = isKnown && file !== pageFacts().photoRecordsFile && kind !== 'removed';
  const id = useId();
  // After a change is undone, the focus moves to the next one of its page.
  const undo = async (row: Element | null) => {
    const next = row?.nextElementSibling?.querySelector('h4');
    await publishing.undo(entry);
    if (!row?.isConnected)
      (next?.isConnected ? next : document.querySelector<HTMLElement>('.changes h2'))?.focus();
  };
  return (
    <li className="box changes-row">
      <h4 id={id} tabIndex={-1}>
        {filledText(name, desk.placeholders)}
      </h4>
      <p>{filledText(what, desk.placeholders)}</p>
      {before || after ? (
        <div className="changes-pictures">
          {before ? <img src={before} alt={words.before} loading="lazy" /> : null}
          {after ? <img src={after} alt={words.after} loading="lazy" /> : null}
        </div>
      ) : null}
      <div className="changes-tools">
        <button
          type="button"
          className="quiet-button"
          aria-describedby={id}
          aria-disabled={publishing.isBusy}
          onClick={({ currentTarget }) => void undo(currentTarget.closest('li'))}
        >
          {words.undo}
        </button>
        {hasForm ? (
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
        ) : null}
      </div>
    </li>
  );
}
