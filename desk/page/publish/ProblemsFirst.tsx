import type { Problem } from '../../api.ts';
import { nameOfPlace, remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

/** What keeps the owner from publishing, with the ways to mend it. */
export function ProblemsFirst() {
  const desk = useDesk();
  const { list, unsaved } = usePublishing();
  const problems = list.changes?.problems ?? [];
  const titleOf = (file: string) => desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  return (
    <>
      {problems.length > 0 ? (
        <section className="changes-problems" aria-labelledby="changes-problems">
          <h3 id="changes-problems">{words.problemsHeading}</h3>
          <ProblemList problems={problems} />
        </section>
      ) : null}
      {unsaved.length > 0 ? (
        <section className="changes-problems" aria-labelledby="changes-unsaved">
          <h3 id="changes-unsaved">{words.unsavedHeading}</h3>
          <p>{words.unsaved}</p>
          <ul className="items">
            {unsaved.map(({ view: { file }, changes: [first] }) => (
              <li key={file}>
                <button
                  type="button"
                  className="row-button"
                  onClick={() => void desk.open({ file, path: first?.path ?? [] })}
                >
                  {[titleOf(file), nameOfPlace({ file, path: first?.path ?? [] })].filter(Boolean).join(': ')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Sentences of the check, each a button to its field where it has one. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const desk = useDesk();
  const titleOf = (file: string) => desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  return (
    <ul className="items places">
      {problems.map(({ sentence, file, path = [] }) => (
        <li key={`${file} ${path.join('/')} ${sentence}`}>
          {file ? (
            <button type="button" className="row-button" onClick={() => void desk.open({ file, path })}>
              <small>{[titleOf(file), nameOfPlace({ file, path })].filter(Boolean).join(': ')}</small>
              <span>{remedyOf(sentence)}</span>
            </button>
          ) : (
            <p>{sentence}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
