import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { shortened } from '../../names.ts';
import type { DeskStore } from '../desk-store.ts';
import { placeOfProblem } from '../drawer/ProblemList.tsx';
import type { Opened } from '../opened.ts';
import { publishWords } from '../publish-words.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

const arrows = { undo: Undo, redo: Redo };
/** Letters of a message that has room in the bar. */
const longest = 140;
const panels = ['places', 'more', 'articles', 'problems'] as const;

/** The first mistake that prevents saving. One in another file is shown in the form of the change that causes it. */
function wrongIn(desk: DeskStore) {
  if (desk.drafts.state !== 'refused') return undefined;
  const drafts = [...desk.drafts.open.values()].filter(({ changes }) => changes.length > 0);
  return drafts.flatMap(({ view: { file }, changes: [first] }) => {
    const [one] = desk.problemsIn(file);
    // A removed item has no form.
    const cause = first?.operation === 'remove' ? { path: first.path.slice(0, -1) } : first;
    const { path = [] } = ((one?.file ?? file) === file ? one : cause) ?? {};
    return one ? [{ file, path, name: placeOfProblem(desk, { file, ...one }) }] : [];
  })[0];
}

/** All is saved only if the page shows it too, and while nothing else is read, sent or undone. */
function stateOf({ drafts, frame, running, state }: DeskStore, wrong: unknown) {
  if (drafts.state === 'refused' && !wrong) return 'new';
  if (drafts.state !== 'saved') return drafts.state;
  if (frame?.isStale) return 'saving';
  return running > 0 || !state ? 'busy' : 'saved';
}

/** The bar at the top: what a click does, undo and redo, the lists, and whether everything is saved. */
export function Bar() {
  const desk = useDesk();
  const { publishing } = desk;
  const { history } = desk.state ?? {};
  const wrong = wrongIn(desk);
  const state = stateOf(desk, wrong);
  const toggle = (kind: (typeof panels)[number]) => {
    // Problems can be fixed beside the list of changes; the other panels belong to the page.
    if (kind !== 'problems') publishing.leave();
    desk.show(desk.opened?.kind === kind ? undefined : ({ kind } as Opened));
  };
  return (
    <header className="bar">
      <h1 className="hidden">{words.bar}</h1>
      <fieldset className="modes">
        <legend className="hidden">{words.mode}</legend>
        {([true, false] as const).map((isEditing) => (
          <button
            key={String(isEditing)}
            type="button"
            className="bar-button"
            aria-pressed={desk.isEditing === isEditing}
            title={isEditing ? words.editHint : words.useHint}
            onClick={() => desk.setEditing(isEditing)}
          >
            {isEditing ? words.edit : words.use}
          </button>
        ))}
      </fieldset>
      <div className="steps">
        {(['undo', 'redo'] as const).map((direction) => {
          const count = history?.[direction] ?? 0;
          const label = history?.[`${direction}Label`];
          const Arrow = arrows[direction];
          return (
            <button
              key={direction}
              type="button"
              className="icon-button"
              // Not `disabled`: after the last step, the keyboard would lose its focus.
              aria-disabled={count === 0}
              title={`${words[direction]}${count > 0 && label ? `: ${label}` : ''}`}
              onClick={() => (count > 0 ? void desk.step(direction) : undefined)}
            >
              <Arrow aria-hidden="true" size={18} />
              <span className="hidden">{words[direction]}</span>
            </button>
          );
        })}
      </div>
      <nav className="panels" aria-label={words.more}>
        {panels.map((kind) => (
          <button
            key={kind}
            type="button"
            className="bar-button"
            aria-expanded={desk.opened?.kind === kind}
            onClick={() => toggle(kind)}
          >
            {words[kind]}
          </button>
        ))}
        <button
          type="button"
          className="bar-button changes-button"
          aria-expanded={publishing.isShown}
          onClick={() => {
            desk.show(undefined);
            if (publishing.isShown) publishing.leave();
            else publishing.show();
          }}
        >
          {publishWords.title}
        </button>
      </nav>
      <p className="save" role="status" data-state={state}>
        <span>
          {words.save[state] + (wrong || state === 'failed' ? ': ' : '')}
          {state === 'failed' ? desk.drafts.trouble : null}
          {wrong ? (
            <button type="button" onClick={() => void desk.openOnPage(wrong)}>
              {wrong.name} <span aria-hidden="true">›</span>
            </button>
          ) : null}
        </span>
        {desk.message.length > longest ? (
          <button
            type="button"
            className="message"
            onClick={() => desk.show({ kind: 'message', text: desk.message })}
          >
            {shortened(desk.message)} <span aria-hidden="true">›</span>
          </button>
        ) : desk.message ? (
          <span className="message">{desk.message}</span>
        ) : null}
      </p>
    </header>
  );
}
