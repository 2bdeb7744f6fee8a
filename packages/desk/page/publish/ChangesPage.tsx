import { useDesk } from '../use-desk.ts';
import { EntryGroups } from './EntryGroups.tsx';
import { ListState } from './ListState.tsx';
import { ProblemsFirst } from './ProblemsFirst.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { dateWords, publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';
import { leaveView, showView } from './view-address.ts';

/** What will change, from the whole to the single words, and the way to publish it. */
export function ChangesPage() {
  const desk = useDesk();
  const { list } = usePublishing();
  const { changes } = list;
  return (
    <div className="changes-column" aria-busy={list.isReading}>
      <nav className="changes-ways" aria-label={words.ways}>
        <button type="button" className="text-button" onClick={() => leaveView(desk.route)}>
          {words.back}
        </button>
        <button type="button" className="text-button" onClick={() => showView('earlier')}>
          {words.earlier.title}
        </button>
      </nav>
      <div>
        <h2 tabIndex={-1}>{words.title}</h2>
        {changes ? (
          <p className="help">
            {changes.since ? words.since(dateWords(changes.since)) : `${words.never}. ${words.sinceHelp}`}
          </p>
        ) : null}
      </div>
      <ListState />
      <ProblemsFirst />
      <PublishPanel />
      <EntryGroups />
    </div>
  );
}
