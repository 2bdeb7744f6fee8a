import { useEffect } from 'react';
import { ProblemList } from '../drawer/ProblemList.tsx';
import { useDesk } from '../use-desk.ts';
import { EarlierPublishes } from './EarlierPublishes.tsx';
import { EntryGroups } from './EntryGroups.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { dateWords, publishWords as words } from './publish-words.ts';

/** The view of what will change, instead of the page. */
export function ChangesView() {
  const desk = useDesk();
  const { isReading, changes, failure, message } = desk.publishing;
  const problems = changes?.problems ?? [];
  useEffect(() => {
    document.querySelector<HTMLElement>('.changes h2')?.focus();
    return () => document.querySelector<HTMLElement>('.changes-button')?.focus();
  }, []);
  const since = changes?.since ? words.since(dateWords(changes.since)) : words.never;
  return (
    <main className="changes">
      <div className="changes-column" aria-busy={isReading}>
        <button type="button" className="text-button" onClick={() => desk.publishing.leave()}>
          {words.back}
        </button>
        <div>
          <h2 tabIndex={-1}>{words.title}</h2>
          {changes ? <p className="help">{since}</p> : null}
        </div>
        <p className="changes-message" role="status">
          {message || (isReading && !changes ? words.reading : '')}
        </p>
        {failure ? (
          <div className="problems" role="alert">
            <p>{failure}</p>
            <button type="button" className="quiet-button" onClick={() => void desk.publishing.read()}>
              {words.readAgain}
            </button>
          </div>
        ) : null}
        {problems.length > 0 ? (
          <section className="changes-problems" aria-labelledby="changes-problems">
            <h3 id="changes-problems">{words.problemsHeading}</h3>
            <ProblemList problems={problems} />
          </section>
        ) : null}
        <PublishPanel />
        <EntryGroups />
        <EarlierPublishes />
      </div>
    </main>
  );
}
