import { ProblemList } from '../drawer/ProblemList.tsx';
import { nameOfPlace } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { publishWords as words } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

/** What keeps the owner from publishing, each a click from the field. */
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
