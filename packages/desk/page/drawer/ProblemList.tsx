import type { ReactNode } from 'react';
import type { Problem } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlace, remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';

/** The page and the field that a problem is about. */
export function placeOfProblem(desk: Desk, { file = '', path = [] }: Problem): string {
  const title = desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  const name = nameOfPlace({ file, path });
  return name.startsWith(title) ? name : [title, name].filter(Boolean).join(': ');
}

type Props<One> = { problems: One[]; onOpen?: (problem: One) => void; tools?: (problem: One) => ReactNode };

/** Sentences of the content check, each a button to its field if it has one. @param props.tools what is shown beside one */
export function ProblemList<One extends Problem>({ problems, onOpen, tools }: Props<One>) {
  const desk = useDesk();
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
                onClick={() => (onOpen ? onOpen(problem) : void desk.openOnPage({ file, path }))}
              >
                <small>{placeOfProblem(desk, problem)}</small>
                <span>{remedyOf(sentence)}</span>
              </button>
            ) : (
              <p>{sentence}</p>
            )}
            {tools?.(problem)}
          </li>
        );
      })}
    </ul>
  );
}
