import type { Problem, Report } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { filledText } from '../frame/show-typed.ts';
import { nameOfPlace, remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type Group = { heading: string; items: Problem[] };

/** What the check of the content says, in the order of its weight; without what it has nothing of. */
export function groupsOf({ problems, warnings, samples }: Report): Group[] {
  return [
    { heading: words.problemsHeading, items: problems },
    { heading: words.warningsHeading, items: warnings },
    ...samples.map(({ heading, items }) => ({ heading: words.sampleHeading(heading), items })),
  ].filter(({ items }) => items.length > 0);
}

/** Groups of sentences of the check, each with its name and how many they are. @param props.level of their headings */
export function ProblemGroups({ groups, level: Heading = 'h3' }: { groups: Group[]; level?: 'h3' | 'h4' }) {
  return groups.map(({ heading, items }) => (
    <section key={heading}>
      <Heading>
        {heading} ({items.length})
      </Heading>
      <ProblemList problems={items} />
    </section>
  ));
}

/** The page and the field that a problem is about. */
export function placeOfProblem(desk: Desk, { file = '', path = [] }: Problem): string {
  const title = desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  const name = nameOfPlace({ file, path });
  return name.startsWith(title) ? name : [title, name].filter(Boolean).join(': ');
}

/** Sentences of the check, each a button to its field where it has one. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const desk = useDesk();
  // A fact is known by its words, not by the name that stands for it in the content.
  const filled = (sentence: string) =>
    sentence.replace(/\[\[.*?\]\]/g, (name) => {
      const text = filledText(name, desk.placeholders);
      return text === name ? name : `“${text}”`;
    });
  return (
    <ul className="items places">
      {problems.map((problem) => {
        const { sentence, file, path = [] } = problem;
        return (
          <li key={`${file} ${path.join('/')} ${sentence}`}>
            {file ? (
              <button
                type="button"
                className="row-button"
                onClick={() => void desk.openOnPage({ file, path })}
              >
                <small>{placeOfProblem(desk, problem)}</small>
                <span>{filled(remedyOf(sentence))}</span>
              </button>
            ) : (
              <p>{sentence}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
